import names from './iconNames.json' with { type: 'json' };

/** An interface icon: "npm run icons" writes the file from the table in scripts/assets/icons.ts. */
export type IconName = keyof typeof names;

/** The interface icons, in alphabetical order. */
export const iconNames = Object.keys(names) as IconName[];

/** An interface icon by its name, or the shapes of any other icon, in a viewBox of 256 by 256. */
export type IconData = { name: IconName } | { shapes: string };
