// Pages read content on import, so mistakes in content must be found first.
import './checkContent.ts';
import type { PageDeclaration } from '../../../shared/shell/pageDeclaration.ts';

export { company } from '../../../shared/content/company.ts';
export { warnings } from '../../../shared/content/warnings.ts';
export { siteData } from '../../../shared/shell/siteData.ts';

type Declared = PageDeclaration | PageDeclaration[];

const loaders = import.meta.glob<Declared>('../../../pages/*/page.ts', { import: 'default' });

/** What each page.ts declares, by its path. */
export const files: Record<string, Declared> = {};
for (const [file, load] of Object.entries(loaders)) files[file.replaceAll('../', '')] = await load();
