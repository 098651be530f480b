import type { ButtonHTMLAttributes } from 'react';
import type { IconName } from '../core/iconNames.ts';
import { Icon } from './Icon.tsx';
import './RoundButton.scss';

/** filled: the more important of two neighbours. */
export const roundButtonVariants = ['outlined', 'filled'] as const;

/** small: as large as the smallest control may be; medium: as high as a button. */
export const roundButtonSizes = ['small', 'medium'] as const;

type RoundButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  icon: IconName;
  /** What the button does, for those who do not see its icon. */
  label: string;
  variant?: (typeof roundButtonVariants)[number];
  size?: (typeof roundButtonSizes)[number];
};

/** A round icon button that controls the element next to it. */
export function RoundButton({ icon, label, variant, size, ...attributes }: RoundButtonProps) {
  const look = `round-button${variant === 'filled' ? ' round-button--filled' : ''}${size === 'medium' ? ' round-button--medium' : ''}`;
  return (
    <button className={look} type="button" aria-label={label} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}
