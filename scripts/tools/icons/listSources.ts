import { CliError } from '../../lib/CliError.ts';

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
 * @throws CliError for a duplicate name
 */
export function listSources(
  byWeight: Partial<Record<Weight, string>>,
  others: Record<string, Source> = {},
): [name: string, source: Source][] {
  const sources = new Map(Object.entries(others));
  for (const [weight, names] of Object.entries(byWeight) as [Weight, string][]) {
    for (const name of names.trim().split(/\s+/)) {
      if (sources.has(name)) throw new CliError(`The icon "${name}" is listed twice in scripts/icons.ts`);
      sources.set(name, { kit: 'phosphor', file: name, weight });
    }
  }
  return [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
}
