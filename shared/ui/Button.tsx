import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { withBase } from '../core/addresses.ts';
import type { IconName } from '../core/icons.ts';
import { Icon } from './Icon.tsx';
import './Button.scss';

type Look = {
  variant?: 'primary' | 'secondary';
  size?: 'medium' | 'small';
  icon?: IconName;
  children: ReactNode;
};

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

type LinkButtonProps = Look & {
  href: string;
  /** Island that, once awake, opens the target in this page instead. */
  opens?: string;
};

export const buttonLook = ({ variant, size }: Omit<Look, 'children'>) =>
  `button${variant === 'secondary' ? ' button--secondary' : ''}${size === 'small' ? ' button--small' : ''}`;

export function Button({ variant, size, icon, children, type = 'button', ...attributes }: ButtonProps) {
  return (
    <button className={buttonLook({ variant, size })} type={type} {...attributes}>
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </button>
  );
}

export function LinkButton({ variant, size, icon, href, opens, children }: LinkButtonProps) {
  return (
    <a className={buttonLook({ variant, size })} href={withBase(href)} data-opens={opens}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}
