import type { ReactNode } from 'react';
import { noBreakSpace, telephoneHref } from '../core/text.ts';
import { Icon } from '../ui/Icon.tsx';

type ContactLinkProps = {
  className: string;
  /** A phone number as displayed, or a mailbox. */
  to: string;
  /** Shown in place of it; screen readers read both. */
  label?: string;
  /** The same as `to`, with places where it may break. */
  children?: ReactNode;
};

export function ContactLink({ className, to, label, children }: ContactLinkProps) {
  const isMailbox = to.includes('@');
  return (
    <a
      className={className}
      href={isMailbox ? `mailto:${to}` : telephoneHref(to)}
      translate={isMailbox && !label ? 'no' : undefined}
    >
      <Icon name={isMailbox ? 'envelope-simple' : 'phone'} />
      {label ? (
        <span>
          {label}
          <span
            className="visually-hidden"
            translate={isMailbox ? 'no' : undefined}
          >{`${noBreakSpace}${to}`}</span>
        </span>
      ) : (
        (children ?? to)
      )}
    </a>
  );
}
