import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { type Page, PageError } from './checkPages.ts';
import { sourcesOf, type TemplateSource } from './templateSources.ts';

/** A component whose HTML a built script leaves as it is, and what says so. */
type Kept = { component: string; saidBy: string };

/** Files that may show kept parts. */
const showing = ['pages/**/*.tsx', 'shared/{shell,ui}/**/*.tsx'];

/** What React offers that works without a browser's script. */
const harmless = new Set([
  'Fragment',
  'useId',
  'createElement',
  'cloneElement',
  'Children',
  'isValidElement',
]);

function behaviourIn({ text, isStyle, reactImports }: TemplateSource): string | undefined {
  if (isStyle) return undefined;
  return reactImports.find((name) => !harmless.has(name)) ?? text.match(/\bon[A-Z]\w+(?==\{)/)?.[0];
}

function staticTemplates(pages: Page[]): Kept[] {
  const files = new Map(
    pages.filter(({ isStatic }) => isStatic).map(({ template, file }) => [template, file]),
  );
  return [...files].map(([template, file]) => ({
    component: `pages/${template}.tsx`,
    saidBy: `${file} › isStatic`,
  }));
}

/** The components that stand behind `writesHtml`, found in the text of the file that shows them. */
function keptParts(file: string): Kept[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/writesHtml &&[^<]*<(\w+)/g)].map(([, name]) => {
    const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
    if (!imported) throw new PageError(`${file} › ${name}: what stands behind writesHtml must be imported`);
    return { component: path.posix.join(path.posix.dirname(file), imported), saidBy: `${file} › ${name}` };
  });
}

/**
 * Refuses behaviour in what a built script leaves out: templates of static pages, and parts behind `writesHtml`.
 * It would work in development and be dead in the built site.
 * @param folder where the site's code lies
 * @throws PageError with one line for each file with behaviour
 */
export function checkStaticPages(pages: Page[], folder = '.'): void {
  const files = fastGlob.sync(showing.map((pattern) => path.posix.join(folder, pattern))).sort();
  const mistakes = [...staticTemplates(pages), ...files.flatMap(keptParts)].flatMap(({ component, saidBy }) =>
    sourcesOf(component).flatMap((source) => {
      const name = behaviourIn(source);
      return name
        ? `${saidBy}: ${source.file} uses ${name}, which the built script leaves out: do not keep its HTML`
        : [];
    }),
  );
  if (mistakes.length > 0) throw new PageError(mistakes.join('\n'));
}
