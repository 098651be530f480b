import { expect, test } from 'vitest';
import { lazyStyles } from '../../../scripts/vite/lazyStyles.ts';

type Links = { imports?: string[]; later?: string[]; isEntry?: boolean };

/** A script as the bundler describes it, with one style sheet of its own name. */
const script = (name: string, { imports = [], later = [], isEntry = false }: Links = {}) => ({
  type: 'chunk',
  fileName: `${name}.js`,
  isEntry,
  isDynamicEntry: false,
  imports: imports.map((imported) => `${imported}.js`),
  dynamicImports: later.map((part) => `${part}.js`),
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
});

/** The style sheets that a browser fetches with each part that loads later. */
function fetched(...scripts: ReturnType<typeof script>[]): Record<string, string[]> {
  const bundle = Object.fromEntries(scripts.map((chunk) => [chunk.fileName, chunk]));
  for (const part of scripts.flatMap((chunk) => chunk.dynamicImports)) bundle[part]!.isDynamicEntry = true;
  const generateBundle = lazyStyles().generateBundle as (options: object, bundle: object) => void;
  generateBundle({}, bundle);
  const styles = scripts.map(({ fileName, viteMetadata }) => [fileName, [...viteMetadata.importedCss]]);
  return Object.fromEntries(styles.filter(([, names]) => names!.length > 0));
}

test('a part brings its own styles, and none of those that its page has', () => {
  expect(
    fetched(
      script('home', { imports: ['shell'], later: ['carousel'], isEntry: true }),
      script('shell'),
      script('carousel', { imports: ['shell'] }),
    ),
  ).toEqual({ 'carousel.js': ['carousel.css'] });
});

test('a part brings what one of its pages lacks though another has it, before its own', () => {
  expect(
    fetched(
      script('contact', { imports: ['field'], later: ['form'], isEntry: true }),
      script('careers', { later: ['form'], isEntry: true }),
      script('field'),
      script('form', { imports: ['field'] }),
    ),
  ).toEqual({ 'form.js': ['field.css', 'form.css'] });
});

test('a part of a part brings its styles too', () => {
  expect(
    fetched(
      script('careers', { later: ['dialog'], isEntry: true }),
      script('dialog', { later: ['form'] }),
      script('form'),
    ),
  ).toEqual({ 'dialog.js': ['dialog.css'], 'form.js': ['form.css'] });
});

test('scripts that import each other come to an end', () => {
  expect(
    fetched(
      script('home', { imports: ['shell'], later: ['carousel'], isEntry: true }),
      script('shell', { imports: ['home'] }),
      script('carousel', { imports: ['home'] }),
    ),
  ).toEqual({ 'carousel.js': ['carousel.css'] });
});
