import type { IconName } from './iconNames.ts';

/** An icon of the interface by its name, or the shapes of another, drawn on 256 by 256 units. */
export type IconData = { name: IconName } | { shapes: string };
