import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { textPageSchema } from '../../../shared/content/schema.ts';
import { CliError } from '../../lib/CliError.ts';
import { hashedFolders } from '../../pipeline/hosting.ts';
import { camelCase } from './camelCase.ts';
import { withEntry } from './dataFile.ts';
import { draftOf } from './draftOf.ts';

const menus = 'shared/content/navigation.ts';
/** Templates of a page's files, by the paths at which they are written. */
const templates = path.join(import.meta.dirname, 'page');

/** What already uses the address of a page; undefined if nothing does. */
function obstacleTo(slug: string): string | undefined {
  if (hashedFolders.some((folder) => folder === slug)) return 'the site';
  const files = [`pages/${slug}`, `public/${slug}`, `shared/content/${camelCase(slug)}.ts`];
  // A folder that git ignores would be missing from every clone.
  const lists = ['.gitignore', ...fastGlob.sync('pages/*/page.ts')];
  const named = new RegExp(`^${slug}/$|'/${slug}/'`, 'm');
  return files.find(existsSync) ?? lists.find((file) => named.test(readFileSync(file, 'utf8')));
}

/**
 * A text page from the templates, with its content file and a quick link in the footer.
 * @throws CliError when the address is taken
 */
export function planPage(name: string, slug: string): Record<string, string> {
  if (!/^[a-z]/.test(slug)) throw new CliError(`The address "${slug}" must begin with a letter`);
  const obstacle = obstacleTo(slug);
  if (obstacle) throw new CliError(`${obstacle} uses the address /${slug}/: give another name`);

  const constant = camelCase(slug);
  const component = `${constant[0]!.toUpperCase()}${constant.slice(1)}Page`;
  const content = draftOf(textPageSchema, slug, { banner: { title: name } });
  const values: Record<string, string> = { slug, constant, component, content };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_all, key) => values[key]!);
  const files = fastGlob.sync('**/*.txt', { cwd: templates }).map((file) => {
    const text = readFileSync(path.join(templates, file), 'utf8');
    return [fill(file.replace('.txt', '')), fill(text)];
  });
  const link = { label: name, path: `/${slug}/` };
  return {
    ...Object.fromEntries(files),
    [menus]: withEntry(menus, 'navigation.quickLinks', JSON.stringify(link)),
  };
}
