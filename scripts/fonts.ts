/*
 * `npm run fonts` makes the committed font files from the full fonts in node_modules. The characters of a file
 * are read from shared/styles/_fonts.scss, so that a file and its `unicode-range` always agree.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'sass';
import subsetFont from 'subset-font';

/**
 * Maximum size of a preloaded file in bytes: with its headers it then arrives in three round trips of a slow phone's
 * connection (1.6 Mbit/s, 150 ms) that five other first requests share. A fourth delays the largest paint by 75 ms.
 */
const PRELOAD_LIMIT = 12_880;

const root = new URL('../', import.meta.url);
const folder = new URL('shared/styles/fonts/', root);
const outfit = new URL('node_modules/@fontsource-variable/outfit/', root);
const inter = new URL('node_modules/inter-ui/', root);

/** Headings have one weight. */
const outfitAxes = { wght: 500 };
/** Text has weights 400 to 600, in the drawing for small sizes. */
const interAxes = { opsz: 14, wght: { min: 400, max: 600 } };

/** cv11 is the single-storey a; `mark` and the like place combining accents. */
const coreFeatures = ['kern', 'cv11'];
const fullFeatures = [...coreFeatures, 'ccmp', 'locl', 'mark', 'mkmk'];

const sources = {
  'outfit-core': { font: 'files/outfit-latin-wght-normal.woff2', isPreloaded: true },
  'outfit-latin': { font: 'files/outfit-latin-wght-normal.woff2', isPreloaded: false },
  'outfit-latin-ext': { font: 'files/outfit-latin-ext-wght-normal.woff2', isPreloaded: false },
  'inter-core': { font: 'variable/InterVariable.woff2', isPreloaded: true },
  'inter-latin': { font: 'variable/InterVariable.woff2', isPreloaded: false },
  'inter-latin-ext': { font: 'variable/InterVariable.woff2', isPreloaded: false },
  'inter-cyrillic-greek': { font: 'variable/InterVariable.woff2', isPreloaded: false },
};

/** The characters of a `unicode-range` such as "U+20-7E, U+2026". */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-');
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) => start + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Reads the range of one file from the compiled stylesheet; throws when no face names the file. */
function rangeOf(file: string, css: string): string {
  const face = css.match(/@font-face \{[^}]*\}/g)?.find((block) => block.includes(`/${file}.woff2`));
  const range = face?.match(/unicode-range: ([^;]+);/)?.[1];
  if (!range) throw new Error(`shared/styles/_fonts.scss has no unicode-range for ${file}.woff2`);
  return range;
}

/** Throws when a character is in two files of a family: browsers may fetch both. */
function assertDisjoint(family: string, css: string): void {
  const files = Object.keys(sources).filter((file) => file.startsWith(family));
  const characters = [...files.map((file) => charactersOf(rangeOf(file, css))).join('')];
  const twice = characters.filter((character, index) => characters.indexOf(character) !== index);
  if (twice.length > 0)
    throw new Error(`${family}: in two ranges of shared/styles/_fonts.scss: ${twice.join(' ')}`);
}

const { css } = compile(fileURLToPath(new URL('shared/styles/_fonts.scss', root)));
assertDisjoint('outfit', css);
assertDisjoint('inter', css);
await mkdir(folder, { recursive: true });

for (const [file, { font, isPreloaded }] of Object.entries(sources)) {
  const isOutfit = file.startsWith('outfit');
  const full = await readFile(new URL(font, isOutfit ? outfit : inter));
  const cut = await subsetFont(full, charactersOf(rangeOf(file, css)), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: isPreloaded ? coreFeatures : fullFeatures,
    variationAxes: isOutfit ? outfitAxes : interAxes,
  });
  await writeFile(new URL(`${file}.woff2`, folder), cut);
  console.log(`${file.padEnd(22)}${String(cut.length).padStart(7)} bytes${isPreloaded ? ', preloaded' : ''}`);
  if (isPreloaded && cut.length > PRELOAD_LIMIT) {
    console.error(`${file}.woff2 weighs more than the ${PRELOAD_LIMIT} bytes that a preloaded file may.`);
    process.exitCode = 1;
  }
}

await copyFile(new URL('LICENSE', outfit), new URL('LICENCE-outfit.txt', folder));
await copyFile(new URL('LICENSE.txt', inter), new URL('LICENCE-inter.txt', folder));
