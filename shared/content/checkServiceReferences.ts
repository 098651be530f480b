import { checkReferences } from './checkReferences.ts';
import { industries } from './industries.ts';
import { services } from './services.ts';
import { technologies } from './technologies.ts';

const target = { targetFile: 'services', targets: services };
const names = technologies.flatMap((page) => page.technologies.map(({ name }) => ({ slug: name })));
const nameTarget = { targetFile: 'technologies', targets: names };

/** The references to missing services or technologies, for example after one was removed: a message for each. */
export const checkServiceReferences = (): string[] => [
  ...checkReferences({ file: 'services', entries: services, field: 'related', ...target }),
  ...checkReferences({ file: 'services', entries: services, field: 'builtWith', ...nameTarget }),
  ...checkReferences({ file: 'industries', entries: industries, field: 'relatedServices', ...target }),
  ...checkReferences({ file: 'technologies', entries: technologies, field: 'relatedServices', ...target }),
];
