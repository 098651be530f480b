import { attempt } from '../core/attempt.ts';
import { draftPrefix } from './draftStorage.ts';

type Texts = Partial<Record<string, string>>;

/**
 * Keeps the typed text of one form for the visit: across reloads, and while its dialog is closed. Only the named text
 * fields are saved, never files.
 * If storage is blocked or full, the text is kept while the page is open. Before React has loaded, `keepDrafts` saves all
 * fields, of which the named ones are read; `expireDrafts` deletes what has expired.
 */
export function createDraft(form: string, fields: readonly string[]) {
  const key = draftPrefix + form;
  let memory: string | undefined;

  const onlyText = (data: unknown): Texts => {
    const stored = Object(data) as Record<string, unknown>;
    const pairs = fields.map((field) => [field, Object.hasOwn(stored, field) ? stored[field] : undefined]);
    return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'));
  };

  const write = (values: Texts) => {
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
    return onlyText(attempt(() => JSON.parse(text || '{}')));
  };

  /** Deletes the text after the form was cleared or sent; given `sent`, only if the saved text is still the same. */
  const clear = (sent?: Texts) => {
    const saved = read();
    if (sent && fields.some((field) => (saved[field] ?? '') !== sent[field])) return;
    memory = undefined;
    attempt(() => sessionStorage.removeItem(key));
  };

  return { read, write, clear };
}
