import { IconList } from '#shared/blocks/IconList.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { AboutProps } from './page.ts';
import { AboutIntro } from './sections/AboutIntro.tsx';
import { JoinOurTeam } from './sections/JoinOurTeam.tsx';
import { MeetOurCeo } from './sections/MeetOurCeo.tsx';
import { StoryAndMission } from './sections/StoryAndMission.tsx';

export function AboutPage({ intro, story, mission, values, ceo, join }: AboutProps) {
  const { items, ...head } = values;
  return (
    <>
      <AboutIntro {...intro} />
      <StoryAndMission story={story} mission={mission} />
      <Section head={{ id: 'our-values', ...head }}>
        <IconList columns="five" items={items} />
      </Section>
      <MeetOurCeo {...ceo} />
      <JoinOurTeam {...join} />
    </>
  );
}
