/** How a bitmap is encoded: the widths in pixels and the encoders' qualities (1 to 100). */
export type Recipe = {
  widths: number[];
  avif: number;
  webp: number;
  /** Width and height of its place: a bitmap is cropped to that shape. Places without one take any. */
  shape?: [width: number, height: number];
  /** Width and height of a place that pictures of other shapes fill as well: wider bitmaps are cropped to it. */
  widest?: [width: number, height: number];
  /** Whether empty edges are cut off, so that all of a place look equally large. */
  isTrimmed?: true;
};

const any: Recipe = { widths: [440, 660, 880], avif: 52, webp: 74 };

const banner: Recipe = { widths: [480, 640, 1200, 1680], avif: 40, webp: 70, widest: [1680, 784] };

/** The first match applies. The widths cover one and two times the sizes on the pages. */
const recipes: [names: RegExp, recipe: Recipe][] = [
  [/^hero\//, { widths: [480, 768, 1280, 1920], avif: 46, webp: 70, widest: [1920, 1080] }],
  // With them, a first view holds five or six logos.
  [/^banners\/technologies\//, { ...banner, avif: 34 }],
  [/^banners\//, banner],
  [/^industries\/.*-wide$/, { widths: [320, 400, 640, 900, 1200], avif: 44, webp: 72, widest: [1200, 640] }],
  [/^industries\//, { widths: [380, 660, 880], avif: 46, webp: 72, widest: [1200, 640] }],
  [/^(services|software)\//, { ...any, shape: [480, 400] }],
  [/^technologies\//, { ...any, shape: [472, 336] }],
  [/^about\//, { ...any, shape: [880, 900] }],
  [/^avatars\//, { ...any, widths: [192, 384], shape: [192, 192] }],
  [/^cases\//, { ...any, widths: [480, 800, 1600], shape: [800, 500] }],
  [/^partners\//, { ...any, isTrimmed: true }],
  // Shown in one size, in the file for browsers without AVIF.
  [/^brand\//, { widths: [480], avif: 60, webp: 84 }],
  [/^/, any],
];

export const recipeFor = (name: string): Recipe => recipes.find(([names]) => names.test(name))![1];

export type Size = { width: number; height: number };

export function croppedSize({ shape, widest }: Recipe, { width, height }: Size): Size {
  const natural = width / height;
  const ratio = shape ? shape[0] / shape[1] : widest ? Math.min(natural, widest[0] / widest[1]) : natural;
  return {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
}

/** What does not suit in a bitmap of this size: its place shows less than half of it or would enlarge it. */
export function placeAdvice(name: string, natural: Size): string {
  const recipe = recipeFor(name);
  const { shape, widest } = recipe;
  const place = (shape ?? widest)?.join(' by ');
  const { width, height } = croppedSize(recipe, natural);
  const size = `is ${natural.width} by ${natural.height}`;
  const least = shape ? `${place}, once it is cropped to that shape` : `half of ${place}`;
  if (width < (shape?.[0] ?? (widest?.[0] ?? 0) / 2))
    return `${size}, and will look blurred: its place wants at least ${least}`;
  const shown = (width * height) / (natural.width * natural.height);
  return shown <= 0.5
    ? `${size}, and more than half of it is cut off: crop it to ${place} yourself, or to another size of that shape`
    : '';
}
