import { pictureOf } from '../content/pictures.ts';

const drawings = import.meta.glob<string>('../pictures/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The markup of an SVG picture, for the few that are animated in part and must be part of the page itself.
 * @throws when it holds styles or scripts of its own
 */
export function vectorOf(name: string): string {
  pictureOf(name);
  const drawing = drawings[`../pictures/${name}.svg`]!.trim();
  if (/<(style|script)\b/.test(drawing))
    throw new Error(
      `shared/pictures/${name}.svg holds <style> or <script>, which the page's policy blocks: export it with "presentation attributes"`,
    );
  return drawing;
}
