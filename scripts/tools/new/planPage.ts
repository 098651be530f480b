import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { UserError } from '#shared/core/UserError.ts';
import { fieldsOfFile } from '#shared/model/schema/files.ts';
import { readYaml, writeYaml } from '#shared/model/yaml.ts';
import { hashedFolders } from '../../../build/hostHeaders.ts';
import { draftsOf } from './draftOf.ts';
import type { Present } from './readArguments.ts';

const menus = 'shared/content/navigation.yaml';

/** The page that a new one is copied from. */
const model = 'scripts/tools/new/page';

/** A slug as the name of a component: `case-studies` is `CaseStudies`. */
const pascalCase = (slug: string) =>
  slug.replace(/(^|-)(.)/g, (_match, _start, letter: string) => letter.toUpperCase());

function obstacleTo(slug: string): string | undefined {
  if (hashedFolders.some((folder) => folder === slug)) return 'the site';
  const files = [`pages/${slug}`, `public/${slug}`, `shared/content/pages/${slug}.yaml`];
  // A folder that git ignores would be missing from every clone.
  const lists = ['.gitignore', ...fastGlob.sync('pages/*/page.ts')];
  const named = new RegExp(`^${slug}/$|'/${slug}/'`, 'm');
  return files.find(existsSync) ?? lists.find((file) => named.test(readFileSync(file, 'utf8')));
}

/**
 * A text page like the example, with its content file and a quick link in the footer.
 * @throws UserError when the address is taken
 */
export function planPage(name: string, slug: string, { texts }: Present): Record<string, string> {
  if (!/^[a-z]/.test(slug)) throw new UserError(`The address "${slug}" must begin with a letter`);
  const obstacle = obstacleTo(slug);
  if (obstacle) throw new UserError(`${obstacle} uses the address /${slug}/: choose another name`);

  const rename = (text: string) =>
    text.replaceAll('case-studies', slug).replaceAll('CaseStudies', pascalCase(slug));
  const files = readdirSync(model).map((file) => [
    `pages/${slug}/${rename(file)}`,
    rename(readFileSync(`${model}/${file}`, 'utf8')),
  ]);
  const { order: _order, ...fields } = fieldsOfFile('pages');
  const draft = draftsOf(fields, {});
  const content = { ...draft, banner: { ...(draft.banner as object), title: name } };
  const navigation = readYaml(texts[menus]!).data as { quickLinks: object[] };
  const quickLinks = [...navigation.quickLinks, { label: name, path: `/${slug}/` }];
  return {
    ...Object.fromEntries(files),
    [`shared/content/pages/${slug}.yaml`]: writeYaml(content),
    [menus]: writeYaml({ ...navigation, quickLinks }),
  };
}
