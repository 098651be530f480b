import { IconList } from '#shared/blocks/IconList.tsx';
import { ProfileLinks } from '#shared/blocks/ProfileLinks.tsx';
import { breakpointUp } from '#shared/core/tokens.ts';
import { LinkButton } from '#shared/ui/Button.tsx';
import { Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { AboutProps } from './page.ts';
import './AboutIntro.scss';
import './JoinOurTeam.scss';
import './MeetOurCeo.scss';
import './StoryAndMission.scss';

function AboutIntro({ heading, paragraphs, picture, pictureAlt, links }: AboutProps['intro']) {
  return (
    <Section labelledBy="about-us">
      <div className="about-intro">
        <div className="about-intro__text">
          <h2 id="about-us">{heading}</h2>
          <Paragraphs texts={paragraphs} hasLead />
          <p className="about-intro__links">
            <TextLink href="/how-we-work/">{links.howWeWork}</TextLink>{' '}
            <TextLink href="/services/">{links.services}</TextLink>{' '}
            <TextLink href="/technologies/">{links.technologies}</TextLink>{' '}
            <TextLink href="/contact/">{links.contact}</TextLink>
          </p>
        </div>
        <div className="about-intro__picture">
          <Picture picture={picture} alt={pictureAlt ?? ''} sizes={`${breakpointUp('small')} 42vw, 90vw`} />
        </div>
      </div>
    </Section>
  );
}

function StoryAndMission({ story, mission }: Pick<AboutProps, 'story' | 'mission'>) {
  return (
    <Section>
      <div className="story-and-mission" data-reveal="items">
        <section className="story-and-mission__story" aria-labelledby="our-story">
          <h2 className="h2-card" id="our-story">
            {story.heading}
          </h2>
          <p className="lead">{story.text}</p>
        </section>
        <section className="story-and-mission__mission on-navy" aria-labelledby="our-mission">
          <h2 className="h2-card" id="our-mission">
            {mission.heading}
          </h2>
          <p className="lead">{mission.text}</p>
        </section>
      </div>
    </Section>
  );
}

function MeetOurCeo({ heading, text, name, role, portrait, social }: AboutProps['ceo']) {
  return (
    <Section isNavy labelledBy="meet-our-ceo">
      <div className={`meet-our-ceo${portrait ? ' meet-our-ceo--with-portrait' : ''}`} data-reveal="items">
        {portrait && (
          <figure className="meet-our-ceo__portrait">
            <Picture
              picture={portrait}
              alt={`${name}, ${role}.`}
              fit="cover"
              sizes={`(min-width: 90em) 523px, ${breakpointUp('small')} 37vw, 90vw`}
            />
          </figure>
        )}
        <h2 className="meet-our-ceo__heading" id="meet-our-ceo">
          {heading}
        </h2>
        <div className="meet-our-ceo__text" id="ceo">
          <p className="lead">{text}</p>
          <p className="meet-our-ceo__name h3" translate="no">
            {name}
          </p>
          <p className="meet-our-ceo__role">{role}</p>
          <ProfileLinks links={social} />
        </div>
      </div>
    </Section>
  );
}

function JoinOurTeam({ heading, text, action, picture, pictureAlt }: AboutProps['join']) {
  return (
    <Section labelledBy="join-our-team">
      <div className="join-our-team" id="open-positions" data-reveal="">
        <div>
          <h2 id="join-our-team">{heading}</h2>
          <p className="join-our-team__lead lead">{text}</p>
          <LinkButton href="/careers/" icon="arrow-right">
            {action}
          </LinkButton>
        </div>
        <div>
          <Picture picture={picture} alt={pictureAlt ?? ''} sizes={`${breakpointUp('small')} 42vw, 90vw`} />
        </div>
      </div>
    </Section>
  );
}

export function AboutPage({ intro, story, mission, values, ceo, join }: AboutProps) {
  const { items, ...head } = values;
  return (
    <>
      <AboutIntro {...intro} />
      <StoryAndMission story={story} mission={mission} />
      <Section head={{ id: 'our-values', ...head }}>
        <IconList columns={items.length % 3 === 0 ? 'three' : 'five'} items={items} />
      </Section>
      <MeetOurCeo {...ceo} />
      <JoinOurTeam {...join} />
    </>
  );
}
