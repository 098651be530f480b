import type { ReactNode } from 'react';
import type { PageCard } from '../model/pageLinks.ts';
import { Picture } from '../ui/Picture.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './LinkCard.scss';

type LinkCardProps = Pick<PageCard, 'name' | 'path'> & {
  picture?: PageCard['picture'];
  /** Text of the link at the bottom; the card's name is added for screen readers. */
  linkText: string;
  children: ReactNode;
};

/** A card with a page's name; the whole card is the link. As high as its container. */
export function LinkCard({ name, path, picture, linkText, children }: LinkCardProps) {
  return (
    <div className="link-card">
      {picture && (
        <div className="link-card__picture">
          <Picture picture={picture} alt="" sizes="400px" />
        </div>
      )}
      <h3>{name}</h3>
      <div className="link-card__text">{children}</div>
      <TextLink href={path} card={name}>
        {linkText}
      </TextLink>
    </div>
  );
}
