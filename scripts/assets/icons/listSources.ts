/** A weight of Phosphor's icons. */
export type Weight = 'regular' | 'bold' | 'fill';

/** An icon in its package. */
export type Source =
  | { kit: 'phosphor'; file: string; weight: Weight }
  | { kit: 'simple-icons'; file: string };

/**
 * Lists icons by name, in alphabetical order.
 * @param byWeight names of Phosphor's icons, separated by spaces
 * @param others icons under a name of ours
 */
export function listSources(
  byWeight: Partial<Record<Weight, string>>,
  others: Record<string, Source> = {},
): [name: string, source: Source][] {
  const phosphor = Object.entries(byWeight).flatMap(([weight, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name): [string, Source] => [name, { kit: 'phosphor', file: name, weight: weight as Weight }]),
  );
  return [...phosphor, ...Object.entries(others)].sort(([a], [b]) => (a < b ? -1 : 1));
}
