import names from './iconNames.json' with { type: 'json' };

/** An interface icon: "npm run icons" writes the file from the table in scripts/assets/icons.ts. */
export type IconName = keyof typeof names;

/** The interface icons, in alphabetical order. */
export const iconNames = Object.keys(names) as IconName[];
