import type { IconData } from '../core/IconData.ts';
import { IconSquare } from './IconSquare.tsx';
import './IconCard.scss';

/** Background of the card; the page around it is light. */
export const iconCardTones = ['white', 'navy'] as const;

type IconCardProps = {
  icon: IconData;
  title: string;
  description: string;
  tone?: (typeof iconCardTones)[number];
};

/** A card with an icon, a title and a sentence. It is not a link. */
export function IconCard({ icon, title, description, tone = 'white' }: IconCardProps) {
  return (
    <div className={`icon-card icon-card--${tone}${tone === 'navy' ? ' on-navy' : ''}`}>
      <IconSquare icon={icon} size="large" />
      <h3 className="icon-card__title">{title}</h3>
      <p className="icon-card__description">{description}</p>
    </div>
  );
}
