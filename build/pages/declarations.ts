import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { checkWords } from '#shared/model/checkWords.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

/*
 * Reads all content and what pages declare, on import through Vite. Content is checked as it is read, so each file is
 * read first: otherwise one with a mistake would hide mistakes in the others.
 */

type Loaders = Record<string, () => Promise<unknown>>;

const mistakes: unknown[] = [];
const collect = (error: unknown) => void mistakes.push(error);

/** The modules by their names; what they throw is collected. */
async function loadAll(loaders: Loaders): Promise<Record<string, unknown>> {
  const modules: Record<string, unknown> = {};
  for (const [file, load] of Object.entries(loaders)) {
    const module = await load().catch(collect);
    if (module) modules[path.posix.basename(file, '.ts')] = module;
  }
  return modules;
}

const words = await loadAll(import.meta.glob('../../shared/words/*.ts'));
try {
  checkWords(words);
} catch (error) {
  collect(error);
}
await loadAll(import.meta.glob('../../shared/content/*.ts'));
await import('#shared/model/checkServiceReferences.ts')
  .then(({ checkServiceReferences }) => checkServiceReferences())
  .then((messages) => mistakes.push(...messages.map((message) => new UserError(message))))
  .catch(collect);
if (mistakes.length > 0) throw new AggregateError(mistakes);

export const { company } = await import('#shared/content/company.ts');
export const { warnings } = await import('#shared/model/warnings.ts');
export const { siteData } = await import('#shared/shell/siteData.ts');

type Declared = PageDeclaration | PageDeclaration[];

const loaders = import.meta.glob<Declared>('../../pages/*/page.ts', { import: 'default' });

/** What each page.ts declares, by its path. */
export const files: Record<string, Declared> = {};
for (const [file, load] of Object.entries(loaders)) files[file.replaceAll('../', '')] = await load();
