import { writeFile } from 'node:fs/promises';
import { runCommand } from '../../build/lib/runCommand.ts';
import { drawingOf, type Icon, phosphor, readIcons, type Sources } from './readIcons.ts';

/**
 * Icons of the interface: those that components name, and those of content that are on many pages, as the reasons below
 * every service and the industries do.
 */
const interfaceIcons: Sources = {
  ...phosphor(`
    arrow-right arrow-up-right phone envelope-simple map-pin map-trifold link clock paperclip file-text
    users-three puzzle-piece shield-check medal lightbulb briefcase headset
    heartbeat bank umbrella graduation-cap car-profile shopping-bag truck crane-tower
  `),
  ...phosphor('caret-down caret-right check', 'bold'),
  ...phosphor('star quotes check-circle warning-circle', 'fill'),
  // Under a name of ours: a second weight, and the marks of the networks.
  'warning-circle-outline': drawingOf('warning-circle', 'regular'),
  email: drawingOf('envelope-simple'),
  linkedin: drawingOf('linkedin-logo'),
  facebook: 'simple-icons/icons/facebook.svg',
  instagram: drawingOf('instagram-logo'),
  twitter: 'simple-icons/icons/x.svg',
  wellfound: 'simple-icons/icons/wellfound.svg',
  youtube: drawingOf('youtube-logo'),
  github: drawingOf('github-logo'),
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

const symbolOf = ({ name, viewBox, shapes }: Icon) =>
  `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>\n`;

/** A JSON object with a value for each icon. */
const asJson = (icons: Icon[], textOf: (icon: Icon) => string) =>
  `${JSON.stringify(Object.fromEntries(icons.map((icon) => [icon.name, textOf(icon)])), null, 2)}\n`;

/**
 * `npm run icons`: writes, from the tables above, the list of the interface's icons, the sprite, the icons that are
 * inlined, which are one path each, and the drawings of the icons that content may name. Those are inlined into the HTML
 * unless the interface has them: a sprite of all would slow down every first view.
 */
await runCommand(async () => {
  const icons = await readIcons(interfaceIcons);
  const symbols = icons.filter(({ name }) => !inlined.has(name)).map(symbolOf);
  const written = {
    'shared/ui/icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`,
    // The compiler knows them as the keys of the object.
    'shared/core/iconNames.json': asJson(icons, () => ''),
    'shared/ui/inlinedIcons.json': asJson(
      icons.filter(({ name }) => inlined.has(name)),
      ({ shapes }) => /^<path d="([^"]+)"\/>$/.exec(shapes)![1]!,
    ),
    'shared/model/icons.json': asJson(await readIcons(phosphor(contentIcons)), ({ shapes }) => shapes),
  };
  for (const [file, text] of Object.entries(written)) {
    await writeFile(file, text);
    console.log(`${file}  ${(text.length / 1000).toFixed(1)} kB`);
  }
});
