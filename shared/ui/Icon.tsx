import type { IconData, IconName } from '../core/icons.ts';
import sprite from './icons.svg?no-inline';
import inlined from './inlinedIcons.json' with { type: 'json' };
import './Icon.scss';

/** Several of these appear at once after a tap: references to the sprite would delay the response. */
const paths: Partial<Record<IconName, string>> = inlined;

/** A decorative icon of the interface. Its attributes keep it small without styles, as in pages saved from a reader. */
export function Icon({ name }: { name: IconName }) {
  const path = paths[name];
  return (
    <svg className="icon" width="20" height="20" viewBox={path && '0 0 256 256'} aria-hidden>
      {path ? <path d={path} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  );
}

export function ContentIcon({ icon }: { icon: IconData }) {
  if ('name' in icon) return <Icon name={icon.name} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of shared/model/icons.json
  const shapes = <g dangerouslySetInnerHTML={{ __html: icon.shapes }} />;
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 256 256" aria-hidden="true">
      {shapes}
    </svg>
  );
}
