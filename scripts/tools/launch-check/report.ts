import { groups, type OpenItem } from '../../lib/OpenItem.ts';
import { widest } from '../../lib/widest.ts';

const byPlace = (one: OpenItem, other: OpenItem) =>
  one.place.localeCompare(other.place, 'en', { numeric: true });

function reportGroup(group: string, items: OpenItem[]): string {
  const placeWidth = widest(items.map(({ place }) => place));
  const whatWidth = widest(items.map(({ what }) => what));
  const lines = items.sort(byPlace).map(({ place, what, belongs }) => {
    const cells = [place.padEnd(placeWidth), what.padEnd(whatWidth), belongs];
    return `  ${cells.filter(Boolean).join('  ')}`;
  });
  return [group, ...lines].join('\n');
}

/** The open items by groups in aligned columns, and their number in the last line. */
export function report(items: OpenItem[]): string {
  if (items.length === 0) return 'Nothing is left: the site is ready to be published.';
  const parts = groups
    .map((group) => ({ group, members: items.filter((item) => item.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => reportGroup(group, members));
  const count = items.length === 1 ? '1 thing is' : `${items.length} things are`;
  return [...parts, `${count} left before the site can be published.`].join('\n\n');
}
