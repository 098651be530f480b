import { writeFileSync } from 'node:fs';
import { CliError } from '../../../lib/CliError.ts';
import { readData } from '../../new/dataFile.ts';

/**
 * What is written for a value in a file of data, and before and after it.
 * @throws CliError when there is no such value
 */
function find(file: string, path: string) {
  const { text, values } = readData(file);
  const value = values.get(path);
  if (!value) throw new CliError(`${file} has no ${path}`);
  const { start, end } = value;
  return { before: text.slice(0, start), written: text.slice(start, end), after: text.slice(end) };
}

/** Replaces a value in a file of data, such as that of `company.forms.enquiry`. */
export function setValue(file: string, path: string, value: unknown): void {
  const { before, after } = find(file, path);
  writeFileSync(file, before + JSON.stringify(value) + after);
}

function addField(file: string, object: string, field: string, value: unknown): void {
  const { before, written, after } = find(file, object);
  writeFileSync(file, `${before}{ ${field}: ${JSON.stringify(value)}, ${written.slice(1)}${after}`);
}

/** Replaces fields of an object in a file of data, by their paths in it; a field that is missing is added. */
export function setFields(file: string, object: string, fields: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(fields)) {
    const path = `${object}.${field}`;
    if (readData(file).values.has(path)) setValue(file, path, value);
    else addField(file, object, field, value);
  }
}

/** Removes an entry such as `jobs[0]` from a list in a file of data. */
export function removeEntry(file: string, entry: string): void {
  const { before, after } = find(file, entry);
  writeFileSync(file, before + after.replace(/^\s*,/, ''));
}
