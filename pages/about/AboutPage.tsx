import { IconColumns } from '#shared/blocks/IconColumns.tsx';
import type { AboutProps } from './page.ts';
import { AboutIntro } from './sections/AboutIntro.tsx';
import { JoinOurTeam } from './sections/JoinOurTeam.tsx';
import { MeetOurCeo } from './sections/MeetOurCeo.tsx';
import { StoryAndMission } from './sections/StoryAndMission.tsx';

/** Who the company is. */
export function AboutPage({ intro, story, mission, values, ceo, join }: AboutProps) {
  return (
    <>
      <AboutIntro {...intro} />
      <StoryAndMission story={story} mission={mission} />
      <IconColumns id="our-values" columns="five" {...values} />
      <MeetOurCeo {...ceo} />
      <JoinOurTeam {...join} />
    </>
  );
}
