import type { IconData } from '../core/IconData.ts';
import { type IconName, iconNames } from '../core/iconNames.ts';
import drawings from './icons.json' with { type: 'json' };

/** A name by which content chooses an icon. */
export type ContentIconName = keyof typeof drawings;

/** Every icon that content may choose. */
export const contentIconNames = Object.keys(drawings) as ContentIconName[];

const sprite: ReadonlySet<string> = new Set(iconNames);
const isInSprite = (name: string): name is IconName => sprite.has(name);

/** An icon for a page to pass down. */
export function iconOf(name: ContentIconName): IconData {
  return isInSprite(name) ? { name } : { shapes: drawings[name] };
}

/** An entry with its icon in place of the icon's name. */
export function withIcon<Entry extends { icon: ContentIconName }>(entry: Entry) {
  return { ...entry, icon: iconOf(entry.icon) };
}
