import type { IconData } from '../core/IconData.ts';
import { Icon } from './Icon.tsx';

/** A decorative icon from content: inlined unless it is one of the interface icons. */
export function ContentIcon({ icon }: { icon: IconData }) {
  if ('name' in icon) return <Icon name={icon.name} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes that "npm run icons" wrote
  const shapes = <g dangerouslySetInnerHTML={{ __html: icon.shapes }} />;
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 256 256" aria-hidden="true">
      {shapes}
    </svg>
  );
}
