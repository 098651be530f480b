import type { ReactNode } from 'react';
import { withBase } from '../core/base.ts';
import { Icon } from './Icon.tsx';
import './TextLink.scss';

type TextLinkProps = {
  /** Address below the site's root. */
  href: string;
  /** Language of the words and of the page behind them, if it is another one. */
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
