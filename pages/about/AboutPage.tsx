import { IconList } from '#shared/blocks/IconList.tsx';
import { breakpointUp } from '#shared/core/tokens.ts';
import { LinkButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { AboutProps } from './page.ts';
import { AboutIntro } from './sections/AboutIntro.tsx';
import { MeetOurCeo } from './sections/MeetOurCeo.tsx';
import './JoinOurTeam.scss';
import './StoryAndMission.scss';

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
