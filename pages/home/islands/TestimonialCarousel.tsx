import { Carousel } from '#shared/ui/Carousel.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import type { HomeProps } from '../page.ts';
import './TestimonialCard.scss';

type TestimonialCardProps = HomeProps['testimonials']['testimonials'][number];

function TestimonialCard({ quotation, name, title, avatar }: TestimonialCardProps) {
  return (
    <figure className="testimonial-card">
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
          <span className="testimonial-card__name" translate="no">
            {name}
          </span>{' '}
          <span className="testimonial-card__title small">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}

export function TestimonialCarousel({ heading, lead, testimonials }: HomeProps['testimonials']) {
  return (
    <Carousel
      id="testimonials"
      heading={heading}
      lead={lead}
      slides={testimonials.map((testimonial) => ({
        name: testimonial.name,
        content: <TestimonialCard {...testimonial} />,
      }))}
      threeFrom="large"
      pausesOnHover
    />
  );
}
