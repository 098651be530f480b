import type { PictureData } from '../core/PictureData.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './TestimonialCard.scss';

type TestimonialCardProps = {
  quotation: string;
  name: string;
  /** Role and company. */
  title: string;
  avatar: PictureData;
  /** True if there is no other. */
  isAlone?: boolean;
};

/** What a client says, and who says it. As high as its container, with the person at the bottom. */
export function TestimonialCard({ quotation, name, title, avatar, isAlone = false }: TestimonialCardProps) {
  return (
    <figure className={`testimonial-card${isAlone ? ' testimonial-card--alone' : ''}`}>
      <span className="testimonial-card__mark">
        <Icon name="quotes" />
      </span>
      <blockquote className="testimonial-card__quotation">
        <p>{quotation}</p>
      </blockquote>
      <figcaption className="testimonial-card__person">
        <span className="testimonial-card__avatar">
          <Picture picture={avatar} alt="" sizes="52px" fit="cover" />
        </span>
        <span>
          <span className="testimonial-card__name">{name}</span>{' '}
          <span className="testimonial-card__title small">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}
