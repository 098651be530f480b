import type { IconData } from '../core/icons.ts';
import { type IconName, iconNames } from '../core/icons.ts';
import drawings from './icons.json' with { type: 'json' };

type ContentIconName = keyof typeof drawings;

export const contentIconNames = Object.keys(drawings) as ContentIconName[];

const ofInterface: ReadonlySet<string> = new Set(iconNames);
const isOfInterface = (name: string): name is IconName => ofInterface.has(name);

export function iconOf(name: ContentIconName): IconData {
  // Only the development server accepts a name without a drawing, and shows a gap.
  return isOfInterface(name) ? { name } : { shapes: drawings[name] ?? '' };
}

export function withIcon<Entry extends { icon: ContentIconName }>({ icon, ...entry }: Entry) {
  return { ...entry, icon: iconOf(icon) };
}
