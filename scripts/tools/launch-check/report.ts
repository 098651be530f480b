import { plural } from '../../../shared/core/plural.ts';
import { type Group, groups, type OpenItem } from '../../lib/OpenItem.ts';
import { widest } from '../../lib/widest.ts';

const byPlace = (one: OpenItem, other: OpenItem) =>
  one.place.localeCompare(other.place, 'en', { numeric: true });

/** What to do with the items of a group, if it is the same for all. */
const remedies: Partial<Record<Group, string>> = {
  Promises: 'write approved(…) in place of promise(…) if the company keeps it, and other words if not',
};

function reportGroup(group: Group, items: OpenItem[]): string {
  const placeWidth = widest(items.map(({ place }) => place));
  const whatWidth = widest(items.map(({ what }) => what));
  const lines = items.sort(byPlace).map(({ place, what, belongs }) => {
    const cells = [place.padEnd(placeWidth), what.padEnd(whatWidth), belongs];
    return `  ${cells.filter(Boolean).join('  ')}`;
  });
  return [[group, remedies[group]].filter(Boolean).join(': '), ...lines].join('\n');
}

/** The open items by group in aligned columns, and their number in the last line. */
export function report(items: OpenItem[]): string {
  if (items.length === 0) return 'Nothing is left: the site is ready to be published.';
  const parts = groups
    .map((group) => ({ group, members: items.filter((item) => item.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => reportGroup(group, members));
  const count = plural(items.length, 'thing is', 'things are');
  return [...parts, `${count} left before the site can be published.`].join('\n\n');
}
