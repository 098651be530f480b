import path from 'node:path';

/** The cascade layers of the folders with components. shared/styles/main.scss says in which order they apply. */
const layers = {
  'shared/shell': 'shell',
  'shared/ui': 'components',
  'shared/blocks': 'components',
  pages: 'page',
};

/** The layer that all rules of a style sheet are in; undefined for those of shared/styles, which name it themselves. */
export function layerOf(file: string): string | undefined {
  const isIn = (folder: string) => !path.relative(folder, file).startsWith('..');
  return Object.entries(layers).find(([folder]) => isIn(folder))?.[1];
}

export function inLayer(styles: string, file: string): string {
  const layer = layerOf(file);
  if (!layer) return styles;
  const [uses] = /^(\s*@use [^;]+;)*/.exec(styles)!;
  return `${uses} @layer ${layer} {${styles.slice(uses.length)}}`;
}
