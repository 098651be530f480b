import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Link = 'imports' | 'dynamicImports';

/** A script with all that its imports of these kinds lead to, those that others need first. */
function reach(chunk: Chunk, bundle: Rolldown.OutputBundle, links: Link[], found = new Set<Chunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of links.flatMap((link) => chunk[link])) {
    const next = bundle[file];
    if (next?.type === 'chunk') reach(next, bundle, links, found);
  }
  // Behind all that it needs.
  found.delete(chunk);
  return found.add(chunk);
}

const stylesOf = (chunks: Set<Chunk>) =>
  [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);

/** By each part that loads later, the style sheets that it needs and one of its pages lacks. */
function missingStyles(chunks: Chunk[], bundle: Rolldown.OutputBundle): Map<Chunk, Set<string>> {
  const pages = chunks
    .filter(({ isEntry }) => isEntry)
    .map((page) => ({
      scripts: reach(page, bundle, ['imports', 'dynamicImports']),
      styles: stylesOf(reach(page, bundle, ['imports'])),
    }));
  const missingFrom = (part: Chunk) =>
    stylesOf(reach(part, bundle, ['imports'])).filter((style) =>
      pages.some(({ scripts, styles }) => scripts.has(part) && !styles.includes(style)),
    );
  const parts = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  return new Map(parts.map((part) => [part, new Set(missingFrom(part))]));
}

/**
 * Lets a part of a page that loads later bring the styles alone that its page lacks. Vite has a browser fetch all
 * of the part's styles, those again that the HTML holds, because it looks for links to them. Comes after Vite has
 * told pages their styles and before it tells scripts theirs.
 */
export function lazyStyles(): Plugin {
  return {
    name: 'site:lazy-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const missing = missingStyles(chunks, bundle);
      for (const chunk of chunks) {
        if (chunk.viteMetadata) chunk.viteMetadata.importedCss = missing.get(chunk) ?? new Set();
      }
    },
  };
}
