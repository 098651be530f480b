import { Icon } from './Icon.tsx';
import './IconSquare.scss';
import type { IconName } from './iconNames.ts';

/** medium: beside a row of text; large: at the top of a card. */
export const iconSquareSizes = ['medium', 'large'] as const;

type IconSquareProps = { name: IconName; size?: (typeof iconSquareSizes)[number] };

/** A decorative icon on a filled square, lit where the ground is navy. */
export function IconSquare({ name, size = 'medium' }: IconSquareProps) {
  return (
    <span className={`icon-square icon-square--${size}`}>
      <Icon name={name} />
    </span>
  );
}
