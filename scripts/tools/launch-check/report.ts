import { plural } from '../../../shared/core/plural.ts';
import { type Group, groups, type OpenItem } from '../../lib/OpenItem.ts';
import { widest } from '../../lib/widest.ts';

const byPlace = (one: OpenItem, other: OpenItem) =>
  one.place.localeCompare(other.place, 'en', { numeric: true });

/** What to do with the items of a group, if it is the same for all. */
const remedies: Partial<Record<Group, string>> = {
  Promises: 'write approved(…) in place of promise(…) if the company keeps it, and other words if not',
};

/** An item for each file that has promises, which are in order, with their number and lines. */
function countByFile(promises: OpenItem[]): OpenItem[] {
  const fileOf = ({ place }: OpenItem) => place.split(':')[0]!;
  return [...new Set(promises.map(fileOf))].map((file) => {
    const members = promises.filter((promise) => fileOf(promise) === file);
    const lines = [...new Set(members.map(({ place }) => place.split(':')[1]!))];
    return {
      group: 'Promises',
      place: file,
      what: plural(members.length, 'promise'),
      belongs: `${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}`,
    };
  });
}

function reportGroup(group: Group, count: number, items: OpenItem[]): string {
  const placeWidth = widest(items.map(({ place }) => place));
  const whatWidth = widest(items.map(({ what }) => what));
  const lines = items.map(({ place, what, belongs }) => {
    const cells = [place.padEnd(placeWidth), what.padEnd(whatWidth), belongs];
    return `  ${cells.filter(Boolean).join('  ')}`;
  });
  return [[`${group} (${count})`, remedies[group]].filter(Boolean).join(': '), ...lines].join('\n');
}

/**
 * The open items by group in aligned columns, and their number in the last line.
 * @param listsPromises whether the words of each promise are listed, and not only the lines of each file
 */
export function report(items: OpenItem[], listsPromises: boolean): string {
  if (items.length === 0) return 'Nothing is left: the site is ready to be published.';
  const sorted = [...items].sort(byPlace);
  const parts = groups
    .map((group) => ({ group, members: sorted.filter((item) => item.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => {
      const isCounted = group === 'Promises' && !listsPromises;
      return reportGroup(group, members.length, isCounted ? countByFile(members) : members);
    });
  const promises = items.filter(({ group }) => group === 'Promises').length;
  const total = `${plural(items.length, 'thing is', 'things are')} left before the site can be published.`;
  const hint = `"npm run launch-check -- --promises" shows the words of the ${plural(promises, 'promise')}.`;
  return [...parts, promises > 0 && !listsPromises ? `${total} ${hint}` : total].join('\n\n');
}
