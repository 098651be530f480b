import { ContentError } from '../content/ContentError.ts';
import { pictureOf } from '../content/pictures.ts';

const drawings = import.meta.glob<string>('../pictures/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The markup of an SVG picture, for the few that are inlined because parts of them are animated.
 * @throws ContentError when it contains styles or scripts
 */
export function vectorOf(name: string): string {
  pictureOf(name);
  const drawing = drawings[`../pictures/${name}.svg`]!.trim();
  if (/<(style|script)\b/.test(drawing))
    throw new ContentError(
      `shared/pictures/${name}.svg contains <style> or <script>, which the page's policy blocks: "npm run pictures" says how to export it`,
    );
  return drawing;
}
