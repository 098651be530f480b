import { checkReferences } from './checkReferences.ts';
import { industries } from './industries.ts';
import { services } from './services.ts';
import { technologies } from './technologies.ts';

const target = { targetFile: 'services', targets: services };
const names = technologies.flatMap((page) => page.technologies.map(({ name }) => ({ slug: name })));
const nameTarget = { targetFile: 'technologies', targets: names };

/** What menus and pages lead to: an empty list would leave a gap in each. */
const needed = { services, industries, technologies };

const emptyLists = () =>
  Object.entries(needed)
    .filter(([, entries]) => entries.length === 0)
    .map(
      ([file]) => `shared/content/${file}.ts: has no entry: write at least one, as "npm run new" begins it`,
    );

/**
 * The lists that may not be empty and are, and the references to missing services or technologies, for example after
 * one was removed: a message for each.
 */
export const checkServiceReferences = (): string[] => [
  ...emptyLists(),
  ...checkReferences({ file: 'services', entries: services, field: 'related', ...target }),
  ...checkReferences({ file: 'services', entries: services, field: 'builtWith', ...nameTarget }),
  ...checkReferences({ file: 'industries', entries: industries, field: 'relatedServices', ...target }),
  ...checkReferences({ file: 'technologies', entries: technologies, field: 'relatedServices', ...target }),
];
