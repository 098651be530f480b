import names from './iconNames.json' with { type: 'json' };

/** Of the interface: the symbols of shared/ui/icons.svg, and the icons of shared/ui/inlinedIcons.json. */
export type IconName = keyof typeof names;

export const iconNames = Object.keys(names) as IconName[];

/** One of them, or the shapes of another, in a viewBox of 256 by 256. */
export type IconData = { name: IconName } | { shapes: string };
