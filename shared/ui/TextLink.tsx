import type { ReactNode } from 'react';
import { withBase } from '../core/base.ts';
import { Icon } from './Icon.tsx';
import './TextLink.scss';

type TextLinkProps = {
  /** Address below the site's root. */
  href: string;
  /** Language of the link text and its target, if it differs from the page's. */
  lang?: string;
  /** True for the link of a card, which must be positioned: all of the card can be pressed. */
  coversCard?: boolean;
  children: ReactNode;
};

/** A link on its own line, with an arrow that moves on hover. */
export function TextLink({ href, lang, coversCard = false, children }: TextLinkProps) {
  return (
    <a
      className={`text-link${coversCard ? ' text-link--covers-card' : ''}`}
      href={withBase(href)}
      lang={lang}
      hrefLang={lang}
    >
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
