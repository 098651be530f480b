import type { LinkCard as LinkCardData } from '../model/pageLinks.ts';
import { Picture } from '../ui/Picture.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './LinkCard.scss';

type LinkCardProps = {
  card: LinkCardData;
  /** Text of the link at the bottom; the card's name is added for screen readers. */
  linkText: string;
  /** True in a grid whose rows it shares with other cards, of which it spans four. */
  isInRow?: boolean;
};

/** A grey card with a page's picture, name and summary; the whole card is the link. As high as its container. */
export function LinkCard({ card, linkText, isInRow = false }: LinkCardProps) {
  const { name, path, summary, picture } = card;
  return (
    <div className={`link-card${isInRow ? ' link-card--in-row' : ''}`}>
      <div className="link-card__picture">
        <Picture picture={picture} alt="" sizes="400px" />
      </div>
      <h3>{name}</h3>
      <p className="link-card__summary">{summary}</p>
      <TextLink href={path} card={name}>
        {linkText}
      </TextLink>
    </div>
  );
}
