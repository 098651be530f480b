import { readFileSync } from 'node:fs';

/**
 * The place of a field in a content file, such as `shared/content/company.ts:41`; the file alone if it is not found.
 * @param field as in `forms › enquiry`, or `"react-developer" › postedOn` in a list: each step is searched after the
 * one before it
 */
export function lineOfField(file: string, field: string): string {
  const text = readFileSync(file, 'utf8');
  const end = field.split(' › ').reduce((from, step) => {
    const written = step.startsWith('"') ? step.replaceAll('"', "'") : `${step}:`;
    const found = from < 0 ? -1 : text.indexOf(written, from);
    return found < 0 ? -1 : found + written.length;
  }, 0);
  return end < 0 ? file : `${file}:${text.slice(0, end).split('\n').length}`;
}
