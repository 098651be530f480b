import type { IconName } from './iconNames.ts';

/** An interface icon by its name, or the shapes of any other icon, in a viewBox of 256 by 256. */
export type IconData = { name: IconName } | { shapes: string };
