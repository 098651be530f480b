import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import type { BannerProps } from '../../shared/site/pageDeclaration.ts';
import { AboutIntro, type AboutIntroProps } from './sections/AboutIntro.tsx';
import { JoinOurTeam, type JoinOurTeamProps } from './sections/JoinOurTeam.tsx';
import { MeetOurCeo, type MeetOurCeoProps } from './sections/MeetOurCeo.tsx';
import { OurValues, type OurValuesProps } from './sections/OurValues.tsx';
import { StoryAndMission, type StoryAndMissionProps } from './sections/StoryAndMission.tsx';

export type AboutPageProps = StoryAndMissionProps & {
  banner: BannerProps;
  intro: AboutIntroProps;
  values: OurValuesProps;
  ceo: MeetOurCeoProps;
  join: JoinOurTeamProps;
};

/** Who the company is. */
export function AboutPage({ banner, intro, story, mission, values, ceo, join }: AboutPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <AboutIntro {...intro} />
      <StoryAndMission story={story} mission={mission} />
      <OurValues {...values} />
      <MeetOurCeo {...ceo} />
      <JoinOurTeam {...join} />
    </>
  );
}
