import { breakpointUp, motionAllowed } from '#shared/core/tokens.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { LinkButton } from '#shared/ui/Button.tsx';
import { FirstViewEnd } from '#shared/ui/FirstViewEnd.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { HeroFilm } from '../islands/HeroFilm.tsx';
import type { HomeProps } from '../page.ts';
import './Hero.scss';

// The still covers at least the hero's height of 570 px, which makes it wider than a phone's window. Because it is dark
// and behind text, less than 40 % of its width in pixels is enough there. Long headlines make the hero higher.
const sizesWith = (headline: string) =>
  `(max-width: 37.5em) ${headline.length > 60 ? 34 : 24}rem, max(100vw, 63.4rem)`;

export function Hero(props: HomeProps['hero']) {
  const { headline, lead, primaryAction, secondaryAction, facts, still, hasFilm } = props;
  return (
    <>
      {/* A <div>, so that the hero is not counted among the sections with alternating backgrounds. */}
      <div className="hero__frame">
        <section className="hero on-navy" aria-labelledby="headline">
          <div className="hero__background screen-only">
            <Picture picture={still} alt="" sizes={sizesWith(headline)} fit="cover" priority />
            {hasFilm && (
              <Island
                of={HeroFilm}
                hydrateOn="visible"
                media={`${breakpointUp('medium')} and ${motionAllowed}`}
                props={{}}
              />
            )}
          </div>
          <div className="hero__content wrap">
            <div className="hero__words">
              <h1 className="hero__headline" id="headline">
                {headline}
              </h1>
              <p className="hero__lead lead">{lead}</p>
              <div className="hero__actions">
                <LinkButton href="/contact/" icon="arrow-right">
                  {primaryAction}
                </LinkButton>{' '}
                <LinkButton href="#services" variant="secondary">
                  {secondaryAction}
                </LinkButton>
              </div>
            </div>
            <dl className="hero__facts small">
              {facts.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      </div>
      <FirstViewEnd />
    </>
  );
}
