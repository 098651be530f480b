/** A family of fonts, and the files that are cut from it. Paths start with the name of a package. */
export type Family = {
  name: string;
  licence: string;
  /** What remains of its axes: one value, or a range. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The full font of each file, by the file's name. */
  files: Record<string, string>;
  /** Of the file for share images: its full font, what remains of the axes, and characters that no other file has. */
  share: { font: string; axes: Record<string, number>; characters?: string };
};

const outfit = '@fontsource-variable/outfit';
const inter = 'inter-ui/variable/InterVariable.woff2';
const devanagari = '@fontsource-variable/noto-sans-devanagari';

/** The characters with these codes, the last included. */
export const charactersFrom = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

/** The fonts of the site. */
export const families: Family[] = [
  {
    name: 'outfit',
    licence: `${outfit}/LICENSE`,
    // Headings have one weight.
    axes: { wght: 500 },
    files: {
      'outfit-core': `${outfit}/files/outfit-latin-wght-normal.woff2`,
      'outfit-latin': `${outfit}/files/outfit-latin-wght-normal.woff2`,
      'outfit-latin-ext': `${outfit}/files/outfit-latin-ext-wght-normal.woff2`,
    },
    share: { font: `${outfit}/files/outfit-latin-wght-normal.woff2`, axes: { wght: 500 } },
  },
  {
    name: 'inter',
    licence: 'inter-ui/LICENSE.txt',
    // Text has weights 400 to 600, in the drawing for small sizes.
    axes: { opsz: 14, wght: { min: 400, max: 600 } },
    files: {
      'inter-core': inter,
      'inter-latin': inter,
      'inter-latin-ext': inter,
      'inter-cyrillic-greek': inter,
    },
    share: { font: inter, axes: { opsz: 14, wght: 400 } },
  },
  {
    // Pages show Hindi in the system's font.
    name: 'noto-sans-devanagari',
    licence: `${devanagari}/LICENSE`,
    axes: {},
    files: {},
    share: {
      font: `${devanagari}/files/noto-sans-devanagari-devanagari-wght-normal.woff2`,
      axes: { wght: 500 },
      characters: charactersFrom(0x900, 0x97f),
    },
  },
];
