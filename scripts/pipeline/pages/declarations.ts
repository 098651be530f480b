import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

// All that follows reads content on import, so mistakes in content must be found first.
await import('./checkContent.ts');
export const { company } = await import('#shared/content/company.ts');
export const { warnings } = await import('#shared/content/warnings.ts');
export const { siteData } = await import('#shared/shell/siteData.ts');

type Declared = PageDeclaration | PageDeclaration[];

const loaders = import.meta.glob<Declared>('../../../pages/*/page.ts', { import: 'default' });

/** What each page.ts declares, by its path. */
export const files: Record<string, Declared> = {};
for (const [file, load] of Object.entries(loaders)) files[file.replaceAll('../', '')] = await load();
