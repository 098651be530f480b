import { bullets, isBulleted, pointsIn } from '#shared/model/tidy.ts';

const mark = new RegExp(`^(?:${bullets}|[-\\u2013*]\\s|\\d+[.)]\\s|[a-z][.)]\\t|[o\\u00a7]\\t)\\s*`, 'u');

/** A row of a list has one line, in which browsers would put pasted lines together: each of them gets a bullet. */
export function markPastedLines(): void {
  addEventListener('paste', (event) => {
    const row = event.target;
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    const isList = text.includes('\n') || isBulleted.test(text);
    if (!isList || !(row instanceof HTMLInputElement) || !row.closest('[data-field-type=list]')) return;
    event.preventDefault();
    const [before, after] = [row.value.slice(0, row.selectionStart!), row.value.slice(row.selectionEnd!)];
    const lines = [before, ...text.split('\n'), after].map((line) => line.trim()).filter(Boolean);
    row.select();
    document.execCommand(
      'insertText',
      false,
      lines.map((line) => `\u2022 ${line.replace(mark, '')}`).join(' '),
    );
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
