import { plural } from '#shared/core/text.ts';
import type { OpenItem } from './findMarks.ts';

const fileOf = ({ place }: OpenItem) => place.split(':')[0]!;
const lineOf = ({ place }: OpenItem) => place.split(':')[1] ?? '';

/** What has no line comes last. */
const byLine = (one: OpenItem, other: OpenItem) =>
  (Number(lineOf(one)) || Infinity) - (Number(lineOf(other)) || Infinity) || 0;

const widest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));

function reportFile(file: string, items: OpenItem[]): string {
  const lineWidth = widest(items.map((item) => lineOf(item)));
  const whatWidth = widest(items.map(({ what }) => what));
  const lines = items.map((item) => {
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
    reportFile(file, items.filter((item) => fileOf(item) === file).sort(byLine)),
  );
  const total = `${plural(items.length, 'thing is', 'things are')} left to do before the site can be published.`;
  const rule = 'What a file promises, as text: npm run launch-check -- promises';
  const isAsked = items.some(({ what }) => what === 'approved');
  return [...paragraphs, ...(isAsked ? [rule] : []), total].join('\n\n');
}
