import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { IconColumns, type IconColumnsProps } from '../../shared/blocks/IconColumns.tsx';
import { AboutIntro, type AboutIntroProps } from './sections/AboutIntro.tsx';
import { JoinOurTeam, type JoinOurTeamProps } from './sections/JoinOurTeam.tsx';
import { MeetOurCeo, type MeetOurCeoProps } from './sections/MeetOurCeo.tsx';
import { StoryAndMission, type StoryAndMissionProps } from './sections/StoryAndMission.tsx';

export type AboutPageProps = StoryAndMissionProps & {
  intro: AboutIntroProps;
  values: IconColumnsProps;
  ceo: MeetOurCeoProps;
  join: JoinOurTeamProps;
  callout: CalloutText;
};

/** Who the company is. */
export function AboutPage({ intro, story, mission, values, ceo, join, callout }: AboutPageProps) {
  return (
    <>
      <AboutIntro {...intro} />
      <StoryAndMission story={story} mission={mission} />
      <IconColumns id="our-values" columns="five" {...values} />
      <MeetOurCeo {...ceo} />
      <JoinOurTeam {...join} />
      <Callout {...callout} />
    </>
  );
}
