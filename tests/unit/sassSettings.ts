import { compileString } from 'sass';

/** The folder shared/styles. */
const styles = new URL('../../shared/styles/', import.meta.url);

/** Compiles a piece of Sass as if it were in shared/styles. */
export function compileSass(source: string): string {
  return compileString(source, { url: new URL('test.scss', styles) }).css;
}

/** Reads a map of shared/styles/settings; keys such as text-strong come as textStrong. */
export function sassMap(name: string): Record<string, string> {
  const css = compileSass(
    `@use 'settings'; a { @each $key, $value in settings.$${name} { --#{$key}: #{$value}; } }`,
  );
  const entries = [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, key = '', value = '']) => [
    key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
