/** How a bitmap is encoded: the widths in pixels and the encoders' qualities (1 to 100). */
export type Recipe = { widths: number[]; avif: number; webp: number };

/**
 * Recipes by the start and end of a picture's name; the first match applies.
 * The widths cover one and two times the sizes on the pages.
 */
const recipes: { starts: string; ends: string; recipe: Recipe }[] = [
  { starts: 'hero/', ends: '', recipe: { widths: [480, 768, 1280, 1920], avif: 46, webp: 70 } },
  // With them, a first view holds five or six logos.
  {
    starts: 'banners/technologies/',
    ends: '',
    recipe: { widths: [480, 640, 1200, 1680], avif: 34, webp: 70 },
  },
  { starts: 'banners/', ends: '', recipe: { widths: [480, 640, 1200, 1680], avif: 40, webp: 70 } },
  {
    starts: 'industries/',
    ends: '-wide',
    recipe: { widths: [320, 400, 640, 900, 1200], avif: 44, webp: 72 },
  },
  { starts: 'industries/', ends: '', recipe: { widths: [380, 660, 880], avif: 46, webp: 72 } },
  { starts: '', ends: '', recipe: { widths: [440, 660, 880], avif: 52, webp: 74 } },
];

/** The recipe for the bitmap of this name. */
export function recipeFor(name: string): Recipe {
  return recipes.find(({ starts, ends }) => name.startsWith(starts) && name.endsWith(ends))!.recipe;
}
