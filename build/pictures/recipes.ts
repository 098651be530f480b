import type { PictureData } from '#shared/core/PictureData.ts';

/** How a bitmap is encoded: the widths in pixels and the encoders' qualities (1 to 100). */
export type Recipe = {
  widths: number[];
  avif: number;
  webp: number;
  /** Width and height of its place: a bitmap is cropped to that shape. Places without one take any. */
  shape?: [width: number, height: number];
};

const any: Recipe = { widths: [440, 660, 880], avif: 52, webp: 74 };

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
  { starts: 'services/', ends: '', recipe: { ...any, shape: [480, 400] } },
  { starts: 'software/', ends: '', recipe: { ...any, shape: [480, 400] } },
  { starts: 'technologies/', ends: '', recipe: { ...any, shape: [472, 336] } },
  // The portrait of the chief executive, and those of clients.
  { starts: 'about/', ends: '', recipe: { ...any, shape: [880, 900] } },
  { starts: 'avatars/', ends: '', recipe: { ...any, widths: [192, 384], shape: [192, 192] } },
  { starts: 'cases/', ends: '', recipe: { ...any, widths: [480, 800, 1600], shape: [800, 500] } },
  { starts: '', ends: '', recipe: any },
];

/** The recipe for the picture of this name. */
export function recipeFor(name: string): Recipe {
  return recipes.find(({ starts, ends }) => name.startsWith(starts) && name.endsWith(ends))!.recipe;
}

/**
 * Advice on a picture that does not suit its place: a drawing of another shape, which cannot be cropped, or a bitmap
 * that would be enlarged.
 */
export function placeAdvice(name: string, { width, height, formats }: PictureData): string[] {
  const { shape } = recipeFor(name);
  const isDrawing = formats[0]!.type === 'image/svg+xml';
  const hasShape = !shape || Math.abs((width * shape[1]) / (height * shape[0]) - 1) < 0.1;
  if (hasShape && (!shape || isDrawing || width >= shape[0])) return [];
  const size = `shared/pictures/${name} is ${Math.round(width)} by ${Math.round(height)}`;
  return isDrawing
    ? [`${size}: its place wants ${shape!.join(' by ')}, or another size of that shape`]
    : [
        `${size} after it was cropped, and will look blurred: its place wants at least ${shape!.join(' by ')}`,
      ];
}
