import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Company } from '../../../shared/content/schema.ts';
import { formVariables } from '../../../shared/forms/resolveFormService.ts';
import type { PageDeclaration } from '../../../shared/shell/pageDeclaration.ts';
import type { SiteData } from '../../../shared/shell/siteData.ts';
import { writeChanged } from '../../lib/writeChanged.ts';
import { checkLinks } from './checkLinks.ts';
import { checkPages, type Page } from './checkPages.ts';
import { importModule } from './importModule.ts';
import { readPageDates, withPageDates } from './pageDates.ts';

/** All pages, their shared data, the company's settings, and the files that these were read from. */
export type Site = {
  pages: Page[];
  /** The pages with the texts whose dates are recorded. */
  recorded: Page[];
  data: SiteData;
  company: Company;
  dependencies: string[];
};

type Declarations = {
  files: Record<string, PageDeclaration | PageDeclaration[]>;
  siteData: SiteData;
  company: Company;
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

/** Variables that change texts of pages, such as the sentence under a form. */
const textVariables = [...Object.values(formVariables), 'VISIT_COUNTER_URL'];

/** The pages as they are without those variables: only one computer may have them, and the dates are for all. */
async function recordedPages(index: string, declared: Page[]): Promise<Page[]> {
  const env = { ...process.env };
  for (const name of textVariables) delete env[name];
  if (Object.keys(env).length === Object.keys(process.env).length) return declared;
  try {
    return pagesOf((await importModule<Declarations>(index, env)).module);
  } catch {
    // Settings may be incomplete without the variables: the dates are then for computers that have them.
    return declared;
  }
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
  const declared = pagesOf(module);
  const recorded = await recordedPages(index, declared);
  const pages = withPageDates(declared, readPageDates(), recorded);
  checkPages(pages);
  checkLinks(pages, module.siteData);
  return {
    pages,
    recorded,
    data: module.siteData,
    company: module.company,
    // Watching the files that this function writes would cause an endless loop.
    dependencies: dependencies
      .map((file) => path.resolve(file))
      .filter((file) => path.dirname(file) !== path.resolve(folder)),
  };
}
