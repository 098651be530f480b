import type { IconData } from '../core/icons.ts';
import { ContentIcon } from './Icon.tsx';
import './IconSquare.scss';

/** A decorative icon on a filled square, which is lit on navy backgrounds. */
export function IconSquare({ icon }: { icon: IconData }) {
  return (
    <span className="icon-square">
      <ContentIcon icon={icon} />
    </span>
  );
}
