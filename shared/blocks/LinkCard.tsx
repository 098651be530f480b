import type { ReactNode } from 'react';
import type { PageCard } from '../model/pageLinks.ts';
import { Picture } from '../ui/Picture.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './LinkCard.scss';

type LinkCardProps = Pick<PageCard, 'name' | 'path'> & {
  picture?: PageCard['picture'];
  linkText: string;
  children: ReactNode;
};

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
