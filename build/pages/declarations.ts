import { UserError } from '#shared/core/UserError.ts';
import { checkWords } from '#shared/model/checkWords.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

/*
 * Reads all content and what pages declare, on import through Vite. Mistakes in words and in content are reported at
 * once, before pages are read, which need both.
 */

const words = import.meta.glob<Record<string, unknown>>('../../shared/words/*.ts');

const mistakes: unknown[] = [];
const collect = (error: unknown) => void mistakes.push(error);

const loaded: Record<string, unknown> = {};
for (const [file, load] of Object.entries(words)) {
  const [, name = ''] = /(\w+)\.ts$/.exec(file) ?? [];
  loaded[name] = await load().catch(collect);
}
const checked = checkWords(loaded);
mistakes.push(...checked.mistakes.map((message) => new UserError(message)));
await import('#shared/model/content.ts').catch(collect);
if (mistakes.length > 0) throw new AggregateError(mistakes);

export const { company, companyPlaceholders, contentRead, contentWarnings } = await import(
  '#shared/model/content.ts'
);
export const { siteData } = await import('#shared/shell/siteData.ts');
export const warnings = [...checked.warnings, ...contentWarnings];

type Declared = PageDeclaration | PageDeclaration[];

const loaders = import.meta.glob<Declared>('../../pages/*/page.ts', { import: 'default' });

/** What each page.ts declares, by its path. */
export const files: Record<string, Declared> = {};
for (const [file, load] of Object.entries(loaders)) files[file.replaceAll('../', '')] = await load();
