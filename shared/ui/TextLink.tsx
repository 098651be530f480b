import type { ReactNode } from 'react';
import { withBase } from '../core/base.ts';
import { Icon } from './Icon.tsx';
import './TextLink.scss';

type TextLinkProps = {
  /** Address below the site's root. */
  href: string;
  /** Language of the link text and its target, if it differs from the page's. */
  lang?: string;
  children: ReactNode;
};

/** A link on its own line, with an arrow that moves on hover. */
export function TextLink({ href, lang, children }: TextLinkProps) {
  return (
    <a className="text-link" href={withBase(href)} lang={lang} hrefLang={lang}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
