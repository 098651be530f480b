import names from './iconNames.json' with { type: 'json' };

/** An interface icon: the file lists the symbols of shared/ui/icons.svg, and the icons of shared/ui/inlinedIcons.json. */
export type IconName = keyof typeof names;

export const iconNames = Object.keys(names) as IconName[];

/** An interface icon by its name, or the shapes of any other icon, in a viewBox of 256 by 256. */
export type IconData = { name: IconName } | { shapes: string };
