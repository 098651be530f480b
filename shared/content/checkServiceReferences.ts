import { ContentError } from './ContentError.ts';
import { checkReferences } from './checkReferences.ts';
import { industries } from './industries.ts';
import { services } from './services.ts';
import { technologies } from './technologies.ts';

const target = { targetFile: 'services', targets: services };
const tools = technologies.flatMap((page) => page.technologies.map(({ name }) => ({ slug: name })));
const toolTarget = { targetFile: 'technologies', targets: tools };

const checks = [
  () => checkReferences({ file: 'services', entries: services, field: 'related', ...target }),
  () => checkReferences({ file: 'services', entries: services, field: 'builtWith', ...toolTarget }),
  () => checkReferences({ file: 'industries', entries: industries, field: 'relatedServices', ...target }),
  () => checkReferences({ file: 'technologies', entries: technologies, field: 'relatedServices', ...target }),
];

function complaintOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

/**
 * Refuses references to missing services or technologies, for example after one was removed.
 * @throws ContentError that lists every place in every file
 */
export function checkServiceReferences(): void {
  const complaints = checks.flatMap(complaintOf);
  if (complaints.length > 0) throw new ContentError(complaints.join('\n'));
}
