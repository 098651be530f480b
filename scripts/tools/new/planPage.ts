import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { textPageSchema } from '../../../shared/content/schema.ts';
import { hashedFolders } from '../../build/pages/hashedFolders.ts';
import { CliError } from '../../lib/CliError.ts';
import { draftOf } from './draftOf.ts';
import { camelCase, slugOf } from './names.ts';

const menus = 'shared/content/navigation.ts';
const read = (file: string) => readFileSync(file, 'utf8');

/** What already uses the address of a page; undefined if nothing does. */
function obstacleTo(slug: string): string | undefined {
  if ([...hashedFolders, 'home'].includes(slug)) return 'the site';
  // A folder that git ignores would be missing from every clone.
  if (read('.gitignore').split('\n').includes(`${slug}/`)) return '.gitignore';
  const files = [`pages/${slug}`, `public/${slug}`, `shared/content/${camelCase(slug)}.ts`];
  const declarations = fastGlob.sync('pages/*/page.ts');
  return (
    files.find((file) => existsSync(file)) ?? declarations.find((file) => read(file).includes(`'/${slug}/'`))
  );
}

/**
 * A text page from the templates in page/, with its content file and a quick link in the footer.
 * @throws CliError when the address is taken
 */
export function planPage(name: string): Record<string, string> {
  const slug = slugOf(name);
  if (!/^[a-z]/.test(slug)) throw new CliError(`The name "${name}" must begin with a letter`);
  const obstacle = obstacleTo(slug);
  if (obstacle) throw new CliError(`${obstacle} uses the address /${slug}/: give another name`);

  const constant = camelCase(slug);
  const component = `${constant[0]!.toUpperCase()}${constant.slice(1)}Page`;
  const content = JSON.stringify(draftOf(textPageSchema, { banner: { title: name } }));
  const values: Record<string, string> = { slug, constant, component, content };
  const fromTemplate = (template: string) =>
    read(path.join(import.meta.dirname, 'page', template)).replace(
      /\{\{(\w+)\}\}/g,
      (_all, key) => values[key]!,
    );

  const link = JSON.stringify({ label: name, path: `/${slug}/` });
  return {
    [`shared/content/${constant}.ts`]: fromTemplate('content.ts.txt'),
    [`pages/${slug}/page.ts`]: fromTemplate('page.ts.txt'),
    [`pages/${slug}/${component}.tsx`]: fromTemplate('Page.tsx.txt'),
    [`pages/${slug}/${component}.scss`]: fromTemplate('Page.scss.txt'),
    [menus]: read(menus).replace(/quickLinks: \[.*?(?=\n {2}\],)/s, (links) => `${links}\n${link},`),
  };
}
