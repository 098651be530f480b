import { bullets, pointsIn } from '#shared/model/tidy.ts';

const mark = new RegExp(`^(?:${bullets}|[-\\u2013*]\\s|\\d+[.)]\\s|[a-z][.)]\\t|[o\\u00a7]\\t)\\s*`, 'u');

/** A row of a list has one line, in which browsers would put pasted lines together: each of them gets a bullet. */
export function markPastedLines(): void {
  addEventListener('paste', (event) => {
    const row = event.target;
    const lines = (event.clipboardData?.getData('text/plain').split('\n') ?? []).map((line) => line.trim());
    const points = lines.filter(Boolean).map((line) => `\u2022 ${line.replace(mark, '')}`);
    if (points.length < 2 || !(row instanceof HTMLInputElement) || !row.closest('[data-field-type=list]'))
      return;
    event.preventDefault();
    document.execCommand('insertText', false, points.join(' '));
  });
}

/** The package notes here which row was which. */
const notes = /^__sc_/;

/** Data of a form in which each point of a list that was pasted into one row has a row of its own, without soft line ends. */
export function divided<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.flatMap(pointsIn).map(divided) as Data;
  if (typeof data === 'string') return data.replaceAll('\v', ' ') as Data;
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).filter(([name]) => !notes.test(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, divided(value)])) as Data;
}
