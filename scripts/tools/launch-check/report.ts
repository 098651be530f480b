import { plural } from '../../../shared/core/plural.ts';
import { type Group, groups, type OpenItem } from '../../lib/OpenItem.ts';
import { widest } from '../../lib/widest.ts';

const byPlace = (one: OpenItem, other: OpenItem) =>
  one.place.localeCompare(other.place, 'en', { numeric: true });

/** What to do with the items of a group, if it is the same for all. */
const remedies: Partial<Record<Group, string>> = {
  Promises: 'write approved(…) in place of promise(…) if the company keeps it, and other words if not',
};

/** An item for each file that has promises, with their number. */
function countByFile(promises: OpenItem[]): OpenItem[] {
  const files = promises.map(({ place }) => place.replace(/:\d+$/, ''));
  return [...new Set(files)].map((file) => {
    const count = files.filter((other) => other === file).length;
    return { group: 'Promises', place: file, what: '', belongs: plural(count, 'promise') };
  });
}

function reportGroup(group: Group, count: number, items: OpenItem[]): string {
  const placeWidth = widest(items.map(({ place }) => place));
  const whatWidth = widest(items.map(({ what }) => what));
  const lines = items.sort(byPlace).map(({ place, what, belongs }) => {
    const cells = [place.padEnd(placeWidth), what.padEnd(whatWidth), belongs];
    return `  ${cells.filter(Boolean).join('  ')}`;
  });
  return [[`${group} (${count})`, remedies[group]].filter(Boolean).join(': '), ...lines].join('\n');
}

/**
 * The open items by group in aligned columns, and their number in the last line.
 * @param listsPromises whether each promise is listed, and not only their number in each file
 */
export function report(items: OpenItem[], listsPromises: boolean): string {
  if (items.length === 0) return 'Nothing is left: the site is ready to be published.';
  const parts = groups
    .map((group) => ({ group, members: items.filter((item) => item.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => {
      const isCounted = group === 'Promises' && !listsPromises;
      return reportGroup(group, members.length, isCounted ? countByFile(members) : members);
    });
  const promises = items.filter(({ group }) => group === 'Promises').length;
  const total = `${plural(items.length, 'thing is', 'things are')} left before the site can be published.`;
  const hint = `"npm run launch-check -- --promises" lists the ${plural(promises, 'promise')} with file and line.`;
  return [...parts, promises > 0 && !listsPromises ? `${total} ${hint}` : total].join('\n\n');
}
