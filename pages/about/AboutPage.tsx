import { AboutIntro, type AboutIntroProps } from './sections/AboutIntro.tsx';
import { JoinOurTeam, type JoinOurTeamProps } from './sections/JoinOurTeam.tsx';
import { MeetOurCeo, type MeetOurCeoProps } from './sections/MeetOurCeo.tsx';
import { OurValues, type OurValuesProps } from './sections/OurValues.tsx';
import { StoryAndMission, type StoryAndMissionProps } from './sections/StoryAndMission.tsx';

export type AboutPageProps = StoryAndMissionProps & {
  intro: AboutIntroProps;
  values: OurValuesProps;
  ceo: MeetOurCeoProps;
  join: JoinOurTeamProps;
};

/** Who the company is. */
export function AboutPage({ intro, story, mission, values, ceo, join }: AboutPageProps) {
  return (
    <>
      <AboutIntro {...intro} />
      <StoryAndMission story={story} mission={mission} />
      <OurValues {...values} />
      <MeetOurCeo {...ceo} />
      <JoinOurTeam {...join} />
    </>
  );
}
