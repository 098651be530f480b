import { plural } from '#shared/core/plural.ts';
import { widest } from '../../../build/lib/printTable.ts';
import type { OpenItem } from './findMarks.ts';

const fileOf = ({ place }: OpenItem) => place.split(':')[0]!;
const lineOf = ({ place }: OpenItem) => place.split(':')[1] ?? '';

function summarise(promises: OpenItem[]): OpenItem[] {
  if (promises.length === 0) return [];
  const lines = [...new Set(promises.map(lineOf))].join(', ');
  const action = `${lines.includes(',') ? 'lines' : 'line'} ${lines}`;
  return [{ place: fileOf(promises[0]!), what: plural(promises.length, 'promise'), action }];
}

function reportFile(file: string, items: OpenItem[]): string {
  const shown = [
    ...items.filter(({ isPromise }) => !isPromise),
    ...summarise(items.filter(({ isPromise }) => isPromise)),
  ];
  const lineWidth = widest(shown.map((item) => lineOf(item)));
  const whatWidth = widest(shown.map(({ what }) => what));
  const lines = shown.map((item) => {
    const cells = [lineOf(item).padStart(lineWidth), item.what.padEnd(whatWidth), item.action];
    return `  ${cells.filter((cell) => cell !== '').join('  ')}`;
  });
  return [`${file} (${items.length})`, ...lines].join('\n');
}

/** The open items by file in aligned columns, and their number in the last paragraph. */
export function report(items: OpenItem[]): string {
  if (items.length === 0) return 'Nothing is left to do: the site is ready to be published.';
  const files = [...new Set(items.map(fileOf))].sort();
  const paragraphs = files.map((file) =>
    reportFile(
      file,
      items.filter((item) => fileOf(item) === file),
    ),
  );
  const promises = items.filter(({ isPromise }) => isPromise).length;
  const total = `${plural(items.length, 'thing is', 'things are')} left to do before the site can be published.`;
  const rule = `Promises (${promises}): write approved(…) in place of promise(…) if the company keeps it; change the text if not.`;
  return [...paragraphs, ...(promises > 0 ? [rule] : []), total].join('\n\n');
}
