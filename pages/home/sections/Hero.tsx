import type { PictureData } from '../../../shared/content/pictures.ts';
import type { Film } from '../../../shared/pictures/video.ts';
import { useMotion } from '../../../shared/runtime/motion/useMotion.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { LaterStyles } from '../../../shared/ui/LaterStyles.tsx';
import './Hero.scss';
import { HeroBackground } from './HeroBackground.tsx';

export type HeroProps = {
  headline: string;
  lead: string;
  primaryAction: string;
  secondaryAction: string;
  facts: { value: string; label: string }[];
  /** First frame of the film. */
  still: PictureData;
  film: Film;
};

/** What the company does, in a sentence, before a night picture that moves where there is room for it. */
export function Hero({ headline, lead, primaryAction, secondaryAction, facts, still, film }: HeroProps) {
  const { isMoving, focusHandlers } = useMotion();
  return (
    <>
      <section className="hero on-navy" aria-labelledby="headline" {...focusHandlers}>
        <HeroBackground still={still} film={film} isMoving={isMoving} />
        <div className="hero__content wrap">
          <div className="hero__words">
            <h1 className="hero__headline" id="headline">
              {headline}
            </h1>
            <p className="hero__lead">{lead}</p>
            <div className="hero__actions">
              <LinkButton to="/contact/" icon="arrow-right">
                {primaryAction}
              </LinkButton>{' '}
              <LinkButton to="#services" variant="secondary">
                {secondaryAction}
              </LinkButton>
            </div>
          </div>
          <dl className="hero__facts">
            {facts.map(({ value, label }) => (
              <div className="hero__fact" key={label}>
                <dt>{label}</dt>
                <dd className="hero__value">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <LaterStyles />
    </>
  );
}
