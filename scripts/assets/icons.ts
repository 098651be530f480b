import { writeFile } from 'node:fs/promises';
import { runCommand } from '../../build/lib/runCommand.ts';
import { namesOf, pathsOf, shapesOf, spriteOf } from './icons/iconTexts.ts';
import { listSources, type Source, type Weight } from './icons/listSources.ts';
import { readIcon } from './icons/readIcon.ts';

/**
 * Phosphor icons of the interface, by weight: those that components name, and those of content that are on many pages,
 * as the reasons below every service and the industries do.
 */
const interfaceByWeight: Record<Weight, string> = {
  regular: `
    arrow-right arrow-up-right phone envelope-simple map-pin map-trifold link clock paperclip file-text
    users-three puzzle-piece shield-check medal lightbulb briefcase headset
    heartbeat bank umbrella graduation-cap car-profile shopping-bag truck crane-tower
  `,
  bold: 'caret-down caret-right check',
  fill: 'star quotes check-circle warning-circle',
};

/** Icons of the interface under a name of ours: a second weight, and the marks of the networks. */
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

/**
 * Icons of the interface that are not in the sprite but drawn where they are, because several of them appear or change
 * at once after a tap: each reference to the sprite would delay the response.
 */
const inlined = new Set(['warning-circle-outline']);

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

/**
 * `npm run icons`: writes, from the tables above, the list of the interface's icons, the sprite, the icons that are
 * inlined, and the drawings of the icons that content may name. Those are inlined into the HTML unless the interface
 * has them: a sprite of all would slow down every first view.
 */
await runCommand(async () => {
  const icons = await Promise.all(listSources(interfaceByWeight, renamed).map(readIcon));
  const drawings = await Promise.all(listSources({ regular: contentIcons }).map(readIcon));
  const written = {
    'shared/ui/icons.svg': spriteOf(icons.filter(({ name }) => !inlined.has(name))),
    'shared/core/iconNames.json': namesOf(icons),
    'shared/ui/inlinedIcons.json': pathsOf(icons.filter(({ name }) => inlined.has(name))),
    'shared/model/icons.json': shapesOf(drawings),
  };
  for (const [file, text] of Object.entries(written)) {
    await writeFile(file, text);
    console.log(`${file}  ${(text.length / 1000).toFixed(1)} kB`);
  }
});
