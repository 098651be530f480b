import names from './iconNames.json' with { type: 'json' };

/** An icon of the interface: "npm run icons" writes the file from the table in scripts/art/icons.ts. */
export type IconName = keyof typeof names;

/** The icons of the interface, in alphabetical order. */
export const iconNames = Object.keys(names) as IconName[];
