import type { ReactNode } from 'react';
import { linkWords } from '../words/controls.ts';

type ExternalLinkProps = { href: string; className: string; children: ReactNode };

/** A link to another site opens a new tab, says so, and gives no access to this window; a mailbox does none of it. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const opensTab = !href.startsWith('mailto:');
  return (
    <a className={className} href={href} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {opensTab && <span className="visually-hidden">{linkWords.newTab}</span>}
    </a>
  );
}
