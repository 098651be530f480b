import { existsSync, readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { UserError } from '#shared/core/UserError.ts';
import { textPageSchema } from '#shared/model/schema.ts';
import { hashedFolders } from '../../../build/hostHeaders.ts';
import { withEntry } from './dataFile.ts';
import { draftOf } from './draftOf.ts';

const menus = 'shared/content/navigation.ts';

/** The files in docs/examples that a new page is copied from. */
const exampleFiles = [
  'pages/case-studies/page.ts',
  'pages/case-studies/CaseStudiesPage.tsx',
  'pages/case-studies/CaseStudiesPage.scss',
  'shared/content/caseStudies.ts',
];

/** The example's content file with different content, which has no marks. */
const withContent = (text: string, content: string) =>
  text
    .replace(/import .* from '\.\.\/model\/marks\.ts';\n/, '')
    .replace(/\{\n.*\}(?=\);\n$)/s, () => content);

/** A slug as the name of a file or constant: `case-studies` is `caseStudies`. */
const camelCase = (slug: string) => slug.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

function obstacleTo(slug: string): string | undefined {
  if (hashedFolders.some((folder) => folder === slug)) return 'the site';
  const files = [`pages/${slug}`, `public/${slug}`, `shared/content/${camelCase(slug)}.ts`];
  // A folder that git ignores would be missing from every clone.
  const lists = ['.gitignore', ...fastGlob.sync('pages/*/page.ts')];
  const named = new RegExp(`^${slug}/$|'/${slug}/'`, 'm');
  return files.find(existsSync) ?? lists.find((file) => named.test(readFileSync(file, 'utf8')));
}

/**
 * A text page like the example, with its content file and a quick link in the footer.
 * @throws UserError when the address is taken
 */
export function planPage(name: string, slug: string): Record<string, string> {
  if (!/^[a-z]/.test(slug)) throw new UserError(`The address "${slug}" must begin with a letter`);
  const obstacle = obstacleTo(slug);
  if (obstacle) throw new UserError(`${obstacle} uses the address /${slug}/: choose another name`);

  const constant = camelCase(slug);
  const component = `${constant[0]!.toUpperCase()}${constant.slice(1)}`;
  const rename = (text: string) =>
    text
      .replaceAll('case-studies', slug)
      .replaceAll('caseStudies', constant)
      .replaceAll('CaseStudies', component);
  const content = draftOf(textPageSchema, slug, { banner: { title: name } });
  const files = exampleFiles.map((file) => {
    const text = rename(readFileSync(`docs/examples/${file}`, 'utf8'));
    return [rename(file), file.includes('/content/') ? withContent(text, content) : text];
  });
  const link = { label: name, path: `/${slug}/` };
  return {
    ...Object.fromEntries(files),
    [menus]: withEntry(menus, 'navigation.quickLinks', JSON.stringify(link)),
  };
}
