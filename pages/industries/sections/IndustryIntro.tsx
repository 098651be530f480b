import { IconList } from '#shared/blocks/IconList.tsx';
import { PicturePanel } from '#shared/blocks/PicturePanel.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { IndustryProps } from '../page.ts';
import './IndustryIntro.scss';

/** An industry's heading and a drawing of what the software does, which stay in view next to its four points. */
export function IndustryIntro({ heading, lead, cards, software }: IndustryProps['industry']) {
  return (
    <Section labelledBy="industry">
      <div className="industry-intro">
        <div className="industry-intro__side">
          <div>
            <h2 id="industry">{heading}</h2>
            <p className="lead">{lead}</p>
          </div>
          {software && <PicturePanel picture={software.picture} alt={software.pictureAlt} />}
        </div>
        <IconList items={cards} />
      </div>
    </Section>
  );
}
