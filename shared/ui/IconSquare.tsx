import type { IconData } from '../core/icons.ts';
import { ContentIcon } from './Icon.tsx';
import './IconSquare.scss';

export function IconSquare({ icon }: { icon: IconData }) {
  return (
    <span className="icon-square">
      <ContentIcon icon={icon} />
    </span>
  );
}
