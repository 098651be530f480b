import type { ReactNode } from 'react';
import { withBase } from '../core/addresses.ts';
import { fill } from '../core/fill.ts';
import { noBreakSpace } from '../core/text.ts';
import { linkWords } from '../words/controls.ts';
import { Icon } from './Icon.tsx';
import './TextLink.scss';

type TextLinkProps = {
  href: string;
  lang?: string;
  /** Name of the card whose link it is: all of the card, which must be positioned, can be pressed. */
  card?: string;
  children: ReactNode;
};

export function TextLink({ href, lang, card, children }: TextLinkProps) {
  return (
    <a
      className={`text-link${card ? ' text-link--covers-card' : ''}`}
      href={withBase(href)}
      lang={lang}
      hrefLang={lang}
    >
      {card ? (
        <span>
          {children}
          <span className="visually-hidden">{`${noBreakSpace}${fill(linkWords.card, { name: card })}`}</span>
        </span>
      ) : (
        children
      )}
      <Icon name="arrow-right" />
    </a>
  );
}
