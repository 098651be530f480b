import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import { IconList } from '#shared/blocks/IconList.tsx';
import { MoreServices } from '#shared/blocks/MoreServices.tsx';
import { PicturePanel } from '#shared/blocks/PicturePanel.tsx';
import { Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { SplitText } from '#shared/ui/SplitText.tsx';
import type { IndustryProps } from './page.ts';
import './IndustryIntro.scss';

function IndustryIntro({ heading, lead, cards, software }: IndustryProps['industry']) {
  return (
    <Section labelledBy="industry">
      <div className="industry-intro">
        <div className="industry-intro__side">
          <div>
            <h2 id="industry">{heading}</h2>
            <Paragraphs texts={[lead]} hasLead />
          </div>
          {software && <PicturePanel picture={software.picture} alt={software.pictureAlt} />}
        </div>
        <IconList items={cards} />
      </div>
    </Section>
  );
}

export function IndustryPage({ industry, start, related, cases }: IndustryProps) {
  return (
    <>
      <IndustryIntro {...industry} />
      <SplitText id="first-step" {...start} />
      {cases && <CaseCards {...cases} />}
      <MoreServices {...related} />
    </>
  );
}
