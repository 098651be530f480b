import type { ButtonHTMLAttributes } from 'react';
import './RoundButton.scss';

type RoundButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  drawing: 'previous' | 'next' | 'pause' | 'play';
  label: string;
  variant?: 'outlined' | 'filled';
  size?: 'small' | 'medium';
};

export function RoundButton({ drawing, label, variant, size, ...attributes }: RoundButtonProps) {
  const look = `round-button round-button--${drawing}${variant === 'filled' ? ' round-button--filled' : ''}${size === 'medium' ? ' round-button--medium' : ''}`;
  return <button className={look} type="button" aria-label={label} {...attributes} />;
}
