import { applicantFields, enquiryFields, type FormKind } from './fields.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the typed text of one form for the visit: over reloads, and while its dialog is closed. */
export type Draft<Values> = {
  /** The text kept so far; fields that nothing was typed into are missing. */
  read(): Partial<Values>;
  write(values: Values): void;
  /** Forgets the text, once it has been sent. */
  clear(): void;
};

/** The tab's own storage; reading the property alone throws where a browser blocks it. */
function sessionStorageOrNone(): DraftStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Makes the draft of a form. Only the named text fields are kept, so that no file can linger.
 * Where storage is blocked or full, the text is kept for as long as the page is open.
 */
export function createDraft<Field extends string>(
  form: FormKind,
  fields: readonly Field[],
  getStorage = sessionStorageOrNone,
): Draft<Record<Field, string>> {
  const key = `draft:${form}`;
  let memory: string | undefined;

  const onlyText = (data: unknown) => {
    const stored = Object(data) as Record<string, unknown>;
    const pairs = fields.map((field) => [field, Object.hasOwn(stored, field) ? stored[field] : undefined]);
    return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'));
  };

  return {
    read() {
      const text = memory ?? attempt(() => getStorage()?.getItem(key));
      return onlyText(attempt(() => JSON.parse(text || '{}'))) as Partial<Record<Field, string>>;
    },
    write(values) {
      const text = JSON.stringify(onlyText(values));
      memory = text;
      attempt(() => getStorage()?.setItem(key, text));
    },
    clear() {
      memory = undefined;
      attempt(() => getStorage()?.removeItem(key));
    },
  };
}

/** Of the one enquiry form. */
export const enquiryDraft = createDraft('enquiry', enquiryFields);

/** One for all jobs: so name, e-mail and phone carry over from one job to the next. */
export const applicationDraft = createDraft('application', applicantFields);
