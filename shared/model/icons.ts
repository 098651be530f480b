import { type IconData, iconNames } from '../core/icons.ts';
import drawings from './icons.json' with { type: 'json' };

type ContentIconName = keyof typeof drawings;

export const contentIconNames = Object.keys(drawings) as ContentIconName[];

export function iconOf(name: ContentIconName): IconData {
  const ofInterface = iconNames.find((other) => other === name);
  // Only the development server accepts a name without a drawing, and shows a gap.
  return ofInterface ? { name: ofInterface } : { shapes: drawings[name] ?? '' };
}

export function withIcon<Entry extends { icon: ContentIconName }>({ icon, ...entry }: Entry) {
  return { ...entry, icon: iconOf(icon) };
}
