import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { CaseCards, type CaseCardsProps } from '../../shared/blocks/CaseCards.tsx';
import { MoreServices, type MoreServicesData } from '../../shared/blocks/MoreServices.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';
import { IndustryIntro, type IndustryIntroProps } from './sections/IndustryIntro.tsx';

export type IndustryPageProps = {
  industry: IndustryIntroProps;
  /** How a project in this field begins. */
  start: SplitTextData;
  cases?: CaseCardsProps | undefined;
  related: MoreServicesData;
  callout: CalloutText;
};

/** The page of one industry. */
export function IndustryPage({ industry, start, related, cases, callout }: IndustryPageProps) {
  return (
    <>
      <IndustryIntro {...industry} />
      <SplitText id="first-step" {...start} />
      {cases && <CaseCards {...cases} />}
      <MoreServices {...related} />
      <Callout {...callout} />
    </>
  );
}
