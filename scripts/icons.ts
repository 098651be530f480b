/*
 * `npm run icons` writes, from the tables below, the sprite with the list of its names, and the drawings of the icons
 * that content may name. Icons outside the sprite are inlined into the HTML: a sprite of all would slow down every first
 * view.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { optimize } from 'svgo';
import { CliError } from './lib/CliError.ts';
import { runCommand } from './lib/runCommand.ts';

type Weight = 'regular' | 'bold' | 'fill';
type Source = { kit: 'phosphor'; file: string; weight: Weight } | { kit: 'simple-icons'; file: string };

/**
 * Phosphor icons of the sprite, by weight: those that components name, and those of content that are on many pages,
 * as the reasons below every service and the industries do.
 */
const spriteByWeight: Record<Weight, string> = {
  regular: `
    arrow-right arrow-left arrow-up-right x list phone envelope-simple map-pin map-trifold play pause link clock paperclip file-text
    users-three puzzle-piece shield-check medal lightbulb briefcase headset
    heartbeat bank umbrella graduation-cap car-profile shopping-bag truck crane-tower
  `,
  bold: 'caret-down caret-right check',
  fill: 'star quotes check-circle warning-circle',
};

/** Icons of the sprite under a name of ours: a second weight, and the marks of the networks. */
const renamed: Record<string, Source> = {
  'warning-circle-outline': { kit: 'phosphor', file: 'warning-circle', weight: 'regular' },
  email: { kit: 'phosphor', file: 'envelope-simple', weight: 'fill' },
  linkedin: { kit: 'phosphor', file: 'linkedin-logo', weight: 'fill' },
  facebook: { kit: 'simple-icons', file: 'facebook' },
  instagram: { kit: 'phosphor', file: 'instagram-logo', weight: 'fill' },
  twitter: { kit: 'simple-icons', file: 'x' },
  wellfound: { kit: 'simple-icons', file: 'wellfound' },
  youtube: { kit: 'phosphor', file: 'youtube-logo', weight: 'fill' },
  github: { kit: 'phosphor', file: 'github-logo', weight: 'fill' },
};

/** Phosphor icons that content may name. More than it uses, so that staff have a choice; they add no weight. */
const contentIcons = `
  arrows-clockwise info clock phone envelope-simple map-pin
  users-three user user-check user-gear identification-card handshake hand-heart hand-coins student
  puzzle-piece shield-check medal lightbulb briefcase headset scales heartbeat bank umbrella graduation-cap
  car car-profile engine steering-wheel battery-charging storefront shopping-bag shopping-cart truck crane
  crane-tower hard-hat calendar-check file-text lock-key key chart-line-up chart-bar chart-pie-slice receipt
  credit-card invoice stethoscope pill first-aid-kit hospital video-camera camera chalkboard-teacher books exam
  certificate wrench gauge map-trifold package barcode warehouse factory blueprint ruler hammer cube robot brain
  database bell chat-circle-text fingerprint graph tree-structure clipboard-text path coins calculator wallet
  magnifying-glass globe device-mobile desktop cloud gear eye funnel lifebuoy timer speedometer stack target
  trend-up rocket-launch code plugs-connected bug palette buildings house-line tag scan signature warning
  seal-check share-network navigation-arrow sparkle
`;

const shared = path.resolve(import.meta.dirname, '../shared');
const packages = createRequire(import.meta.url);

/** @throws CliError for a duplicate name */
function listSources(byWeight: Partial<Record<Weight, string>>, others: Record<string, Source> = {}) {
  const sources = new Map(Object.entries(others));
  for (const [weight, names] of Object.entries(byWeight) as [Weight, string][]) {
    for (const name of names.trim().split(/\s+/)) {
      if (sources.has(name)) throw new CliError(`The icon "${name}" is listed twice in scripts/icons.ts`);
      sources.set(name, { kit: 'phosphor', file: name, weight });
    }
  }
  return [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The file of an icon in its package. */
function addressOf(source: Source): string {
  if (source.kit === 'simple-icons') return `simple-icons/icons/${source.file}.svg`;
  const ending = source.weight === 'regular' ? '' : `-${source.weight}`;
  return `@phosphor-icons/core/assets/${source.weight}/${source.file}${ending}.svg`;
}

async function readDrawing(name: string, source: Source): Promise<string> {
  const address = addressOf(source);
  try {
    return await readFile(packages.resolve(address), 'utf8');
  } catch {
    throw new CliError(`The icon "${name}" has no drawing ${address}: correct scripts/icons.ts`);
  }
}

/** The shapes of an icon without colours or title, so that they take the colour of the text. */
async function readShapes([name, source]: [string, Source]) {
  const drawing = await readDrawing(name, source);
  // Phosphor draws on 256 units, simple-icons on 24: a unit and a hundredth of one are invisible at our sizes.
  const floatPrecision = source.kit === 'phosphor' ? 0 : 2;
  const { data } = optimize(drawing, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision } } } },
      'removeTitle',
      { name: 'removeAttrs', params: { attrs: ['fill', 'role', 'width', 'height'] } },
    ],
  });
  const viewBox = /viewBox="([^"]+)"/.exec(data)?.[1];
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(data)?.[1];
  if (!viewBox || !shapes) throw new CliError(`The drawing of the icon "${name}" has no viewBox or is empty`);
  return { name, viewBox, shapes };
}

const namesModule = (names: string[]) => `// Written by "npm run icons" from the table in scripts/icons.ts.

/** The icons of the sprite icons.svg, in alphabetical order. */
export const iconNames = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;

/** An icon of the sprite. */
export type IconName = (typeof iconNames)[number];
`;

await runCommand(async () => {
  const sprite = await Promise.all(listSources(spriteByWeight, renamed).map(readShapes));
  const drawings = await Promise.all(listSources({ regular: contentIcons }).map(readShapes));
  const symbols = sprite.map(
    ({ name, viewBox, shapes }) =>
      `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`,
  );
  const written = {
    'ui/icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
    'core/iconNames.ts': namesModule(sprite.map(({ name }) => name)),
    'content/icons.json': `${JSON.stringify(Object.fromEntries(drawings.map(({ name, shapes }) => [name, shapes])), null, 2)}\n`,
  };
  for (const [file, text] of Object.entries(written)) {
    await writeFile(path.join(shared, file), text);
    console.log(`shared/${file}  ${(text.length / 1000).toFixed(1)} kB`);
  }
});
