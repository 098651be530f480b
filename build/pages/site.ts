import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

/* All that pages are read and rendered from, as one module, which a build makes one file. */

export { company, companyPlaceholders, contentRead, contentWarnings } from '#shared/model/content.ts';
export { siteData } from '#shared/shell/siteData.ts';

export const declared = import.meta.glob<PageDeclaration | PageDeclaration[]>('../../pages/*/page.ts', {
  eager: true,
  import: 'default',
});

const modules = import.meta.glob<Record<string, unknown>>([
  '../../shared/shell/renderPage.tsx',
  '../../pages/*/*.tsx',
  '../../{pages/*,shared/shell}/islands/*.tsx',
]);

export const load = (file: string) => modules[`../../${file}`]!();
