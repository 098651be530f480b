import { existsSync, readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { hashedFolders } from '../../build/pages/hashedFolders.ts';
import { CliError } from '../../lib/CliError.ts';
import { ContentSource } from '../../lib/content/ContentSource.ts';
import { formatCode } from './formatCode.ts';
import { camelCase, slugOf } from './names.ts';
import type { Plan, PlannedFile } from './Plan.ts';
import { pageCode } from './pageCode.ts';

/** Addresses that the built site needs for something else. */
const taken: string[] = [...hashedFolders, 'home'];

/** What stands in the way of a page at this address; undefined when nothing does. */
function obstacleTo(slug: string): string | undefined {
  const files = [`pages/${slug}`, `public/${slug}`, `shared/content/${camelCase(slug)}.ts`];
  const declarations = fastGlob.sync('pages/*/page.ts');
  return (
    files.find((file) => existsSync(file)) ??
    declarations.find((file) => readFileSync(file, 'utf8').includes(`'/${slug}/'`))
  );
}

/** Whether git would leave a folder of this name out of every commit. */
function isIgnored(folder: string): boolean {
  if (!existsSync('.gitignore')) return false;
  const patterns = readFileSync('.gitignore', 'utf8').split('\n');
  return patterns.some((pattern) => pattern.trim().replace(/\/$/, '') === folder);
}

/** A link among the footer's quick links: a page that nothing leads to is refused. */
function planLink(name: string, slug: string): PlannedFile {
  const file = 'shared/content/navigation.ts';
  const source = ContentSource.read(file);
  const list = source.listOf('quickLinks');
  if (!list) throw new CliError(`${file} holds no list quickLinks to which a link can be added`);
  const label = name.includes("'") ? `"${name}"` : `'${name}'`;
  const added = `    { label: ${label}, path: '/${slug}/' }`;
  return { file, text: source.withEntry(list, added), added };
}

/**
 * Plans a page of text with an address of its own.
 * @throws CliError when the address is taken or its name cannot be that of a component
 */
export function planPage(name: string): Plan {
  const slug = slugOf(name);
  if (!/^[a-z]/.test(slug)) throw new CliError(`The name "${name}" must begin with a letter`);
  const obstacle = obstacleTo(slug);
  if (obstacle || taken.includes(slug)) {
    const reason = obstacle ? `${obstacle} uses it` : 'the site uses it';
    throw new CliError(`The address /${slug}/ is taken, ${reason}: give another name`);
  }
  if (isIgnored(slug)) {
    throw new CliError(
      `.gitignore names "${slug}", so that pages/${slug}/ would be missing in every copy of the project: give another name`,
    );
  }
  const files = Object.entries(pageCode(name, slug)).map(([file, code]) => {
    const text = file.endsWith('.scss') ? code.trimStart() : formatCode(file, code.trimStart());
    return { file, text, added: text };
  });
  return {
    files: [...files, planLink(name, slug)],
    pictures: [],
    address: `/${slug}/, and the footer links to it`,
    removal: `delete pages/${slug}/ with its texts in shared/content/${camelCase(slug)}.ts; the build says what still points to it`,
  };
}
