import { Section } from '#shared/ui/Section.tsx';
import type { AboutProps } from '../page.ts';
import './StoryAndMission.scss';

export function StoryAndMission({ story, mission }: Pick<AboutProps, 'story' | 'mission'>) {
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
