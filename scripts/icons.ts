/*
 * `npm run icons` writes the sprite shared/ui/icons.svg and the list of its names from the table below.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { optimize } from 'svgo';
import { CliError, runCommand } from './pages/CliError.ts';

type Weight = 'regular' | 'bold' | 'fill';
type Source = { kit: 'phosphor'; file: string; weight: Weight } | { kit: 'simple-icons'; file: string };

/** Phosphor icons that keep their own name, by weight. An icon that is used nowhere may simply be deleted here. */
const byWeight: Record<Weight, string> = {
  regular: `
    arrow-right arrow-left arrow-up-right arrows-clockwise arrows-left-right x list phone envelope-simple map-pin
    play pause paperclip info link download-simple upload-simple trash clock
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
  `,
  bold: 'caret-down caret-up caret-left caret-right check',
  fill: 'star quotes check-circle warning-circle',
};

/** Icons under a name of ours: a second weight, and the marks of the networks. */
const renamed: Record<string, Source> = {
  'x-bold': { kit: 'phosphor', file: 'x', weight: 'bold' },
  'warning-circle-outline': { kit: 'phosphor', file: 'warning-circle', weight: 'regular' },
  email: { kit: 'phosphor', file: 'envelope-simple', weight: 'fill' },
  linkedin: { kit: 'phosphor', file: 'linkedin-logo', weight: 'fill' },
  facebook: { kit: 'simple-icons', file: 'facebook' },
  instagram: { kit: 'simple-icons', file: 'instagram' },
  twitter: { kit: 'simple-icons', file: 'x' },
  wellfound: { kit: 'simple-icons', file: 'wellfound' },
};

const ui = path.resolve(import.meta.dirname, '../shared/ui');
const packages = createRequire(import.meta.url);

function allSources(): Map<string, Source> {
  const sources = new Map<string, Source>(Object.entries(renamed));
  for (const [weight, names] of Object.entries(byWeight) as [Weight, string][]) {
    for (const name of names.trim().split(/\s+/)) {
      if (sources.has(name)) throw new CliError(`The icon "${name}" is listed twice in scripts/icons.ts`);
      sources.set(name, { kit: 'phosphor', file: name, weight });
    }
  }
  return new Map([...sources].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where the drawing of an icon lies inside its package. */
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

/** One symbol without colours or a title of its own, so that it takes the colour of the text. */
function toSymbol(name: string, drawing: string): string {
  // Phosphor draws on 256 units, simple-icons on 24: a tenth and a hundredth of a unit are invisible on each.
  const floatPrecision = drawing.includes('0 0 256 256') ? 1 : 2;
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
  return `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`;
}

const namesModule = (
  names: Iterable<string>,
) => `// Written by "npm run icons" from the table in scripts/icons.ts.

/** The icons of the sprite icons.svg, in alphabetical order. */
export const iconNames = [
${[...names].map((name) => `  '${name}',\n`).join('')}] as const;

export type IconName = (typeof iconNames)[number];
`;

await runCommand(async () => {
  const sources = allSources();
  const symbols = await Promise.all(
    [...sources].map(async ([name, source]) => toSymbol(name, await readDrawing(name, source))),
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await writeFile(path.join(ui, 'icons.svg'), sprite);
  await writeFile(path.join(ui, 'iconNames.ts'), namesModule(sources.keys()));
  console.log(
    `${sources.size} icons, ${(sprite.length / 1000).toFixed(1)} kB: shared/ui/icons.svg, iconNames.ts`,
  );
});
