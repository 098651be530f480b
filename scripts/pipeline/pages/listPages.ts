import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Company } from '../../../shared/content/schema.ts';
import type { PageDeclaration } from '../../../shared/shell/pageDeclaration.ts';
import type { SiteData } from '../../../shared/shell/siteData.ts';
import { writeChanged } from '../../lib/writeChanged.ts';
import { checkLinks } from './checkLinks.ts';
import { checkPages, type Page } from './checkPages.ts';
import { importModule } from './importModule.ts';

/** All pages, their shared data, the company's settings, and the files that these were read from. */
export type Site = {
  pages: Page[];
  data: SiteData;
  company: Company;
  /** Remarks on the content, one line each. */
  advice: string[];
  dependencies: string[];
};

type Declarations = {
  files: Record<string, PageDeclaration | PageDeclaration[]>;
  siteData: SiteData;
  company: Company;
  advice: string[];
};

async function writeIndex(files: string[], folder: string): Promise<string> {
  const index = path.join(folder, 'declarations.ts');
  const root = path.posix.relative(folder, '.');
  // Pages read content as they are imported, so its mistakes have to be found first.
  const imports = [
    `import '${root}/scripts/pipeline/pages/checkContent.ts';`,
    ...files.map((file, number) => `import page${number} from '${root}/${file}';`),
  ];
  const entries = files.map((file, number) => `  '${file}': page${number},`);
  const site = [
    `export { siteData } from '${root}/shared/shell/siteData.ts';`,
    `export { company } from '${root}/shared/content/company.ts';`,
    `export { advice } from '${root}/shared/content/advice.ts';`,
  ];
  await writeChanged(
    index,
    `${[...imports, ...site].join('\n')}\nexport const files = {\n${entries.join('\n')}\n};\n`,
  );
  return index;
}

function pagesOf({ files }: Declarations): Page[] {
  return Object.entries(files).flatMap(([file, declared]) =>
    [declared].flat().map((page): Page => ({ ...page, file })),
  );
}

/**
 * Reads every pages/<folder>/page.ts again, so that a running server sees edits.
 * @param folder for generated files: servers and builds that run at the same time need one each
 * @throws AggregateError of all mistakes in content, or PageError for those in declarations
 */
export async function listPages(folder: string): Promise<Site> {
  const files = (await fastGlob('pages/*/page.ts')).sort();
  const index = await writeIndex(files, folder);
  const { module, dependencies } = await importModule<Declarations>(index);
  const pages = pagesOf(module);
  checkPages(pages);
  checkLinks(pages, module.siteData);
  return {
    pages,
    data: module.siteData,
    company: module.company,
    advice: module.advice,
    // Watching the files that this function writes would cause an endless loop.
    dependencies: dependencies
      .map((file) => path.resolve(file))
      .filter((file) => path.dirname(file) !== path.resolve(folder)),
  };
}
