import { type Page, PageError } from './checkPages.ts';
import { type TemplateSource, templateSources } from './templateSources.ts';

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

/**
 * Refuses static pages whose template has behaviour: the built script would leave it out.
 * @throws PageError with one line for each such template
 */
export function checkStaticPages(pages: Page[]): void {
  const templates = new Map(
    pages.filter(({ isStatic }) => isStatic).map((page) => [page.template, page.file]),
  );
  const mistakes = [...templates].flatMap(([template, file]) =>
    templateSources(template).flatMap((source) => {
      const name = behaviourIn(source);
      return name
        ? `${file} › isStatic: ${source.file} uses ${name}, which a static page's script leaves out: remove isStatic`
        : [];
    }),
  );
  if (mistakes.length > 0) throw new PageError(mistakes.join('\n'));
}
