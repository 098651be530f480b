import { readFileSync } from 'node:fs';

/**
 * The place of a field in a content file, such as `shared/content/company.ts:41`.
 * @param field as in `forms › enquiry`: each name is looked for after the one before it
 */
export function lineOfField(file: string, field: string): string {
  const text = readFileSync(file, 'utf8');
  const end = field.split(' › ').reduce((from, name) => {
    const found = from < 0 ? -1 : text.indexOf(`${name}:`, from);
    return found < 0 ? -1 : found + name.length;
  }, 0);
  return end < 0 ? file : `${file}:${text.slice(0, end).split('\n').length}`;
}
