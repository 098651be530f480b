import type { IconData } from '../core/IconData.ts';
import { ContentIcon } from './Icon.tsx';
import './IconSquare.scss';

/** medium: beside text; large: at the top of a card. */
export const iconSquareSizes = ['medium', 'large'] as const;

type IconSquareProps = { icon: IconData; size?: (typeof iconSquareSizes)[number] };

/** A decorative icon on a filled square, which is lit on navy backgrounds. */
export function IconSquare({ icon, size = 'medium' }: IconSquareProps) {
  return (
    <span className={`icon-square icon-square--${size}`}>
      <ContentIcon icon={icon} />
    </span>
  );
}
