import { attempt, draftPrefix } from './draftStorage.ts';

/** Keeps the typed text of one form for the visit: across reloads, and while its dialog is closed. */
export type Draft<Field extends string> = ReturnType<typeof createDraft<Field>>;

/**
 * Creates the draft of a form. Only the named text fields are saved, never files.
 * If storage is blocked or full, the text is kept while the page is open. Before React has loaded, `keepDrafts` saves all
 * fields, of which the named ones are read; `expireDrafts` deletes what has expired.
 */
export function createDraft<Field extends string>(form: string, fields: readonly Field[]) {
  const key = draftPrefix + form;
  let memory: string | undefined;

  const onlyText = (data: unknown) => {
    const stored = Object(data) as Record<string, unknown>;
    const pairs = fields.map((field) => [field, Object.hasOwn(stored, field) ? stored[field] : undefined]);
    return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'));
  };

  const write = (values: Partial<Record<Field, string>>) => {
    const text = JSON.stringify({ ...onlyText(values), savedAt: Date.now() });
    try {
      sessionStorage.setItem(key, text);
      memory = undefined;
    } catch {
      memory = text;
    }
  };

  /** The saved text; fields without any are missing. */
  const read = () => {
    const text = memory ?? attempt(() => sessionStorage.getItem(key));
    const stored = attempt(() => JSON.parse(text || '{}'));
    return onlyText(stored) as Partial<Record<Field, string>>;
  };

  /** Deletes the text after the form was cleared or sent; given `sent`, only if the saved text is still the same. */
  const clear = (sent?: Record<Field, string>) => {
    if (sent) {
      const saved: Partial<Record<Field, string>> = read();
      if (fields.some((field) => (saved[field] ?? '') !== sent[field])) return;
    }
    memory = undefined;
    attempt(() => sessionStorage.removeItem(key));
  };

  return { read, write, clear };
}
