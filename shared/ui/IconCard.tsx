import './IconCard.scss';
import { IconSquare } from './IconSquare.tsx';
import type { IconName } from './iconNames.ts';

export const iconCardTones = ['white', 'navy'] as const;

type IconCardProps = {
  icon: IconName;
  title: string;
  description: string;
  tone?: (typeof iconCardTones)[number];
};

/** A card with an icon, a title and a sentence. It leads nowhere. */
export function IconCard({ icon, title, description, tone = 'white' }: IconCardProps) {
  return (
    <div className={`icon-card icon-card--${tone}${tone === 'navy' ? ' on-navy' : ''}`}>
      <IconSquare name={icon} size="large" />
      <h3 className="icon-card__title">{title}</h3>
      <p className="icon-card__description">{description}</p>
    </div>
  );
}
