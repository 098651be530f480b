import { useEffect } from 'react';
import { Callout } from '../../../shared/blocks/Callout.tsx';
import { IconColumns, iconColumnCounts } from '../../../shared/blocks/IconColumns.tsx';
import { RelatedServices } from '../../../shared/blocks/RelatedServices.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHead } from '../../../shared/ui/SectionHead.tsx';
import { SplitText } from '../../../shared/ui/SplitText.tsx';
import { SampleGroup, sampleText as text } from '../SampleGroup.tsx';
import { cards, type Drawings } from '../samples/cards.tsx';
import { controls, navyControls } from '../samples/controls.tsx';
import { fields } from '../samples/fields.tsx';
import { messages } from '../samples/messages.tsx';
import { parts } from '../samples/parts.tsx';
import { showPseudoStates } from '../showPseudoStates.ts';

const path = '/components/';

export type ShowcaseProps = { drawings: Drawings };

/** Every component in each of its states. */
export function Showcase({ drawings }: ShowcaseProps) {
  useEffect(showPseudoStates, []);
  const sections = [
    { id: 'controls', heading: 'Controls on light', isNavy: false, groups: controls },
    { id: 'navy', heading: 'Controls on navy', isNavy: true, groups: [...controls, ...navyControls] },
    { id: 'fields', heading: 'Fields', groups: fields },
    { id: 'messages', heading: 'Messages', groups: messages },
    { id: 'cards', heading: 'Cards', groups: cards(drawings) },
    { id: 'parts', heading: 'Parts', groups: parts },
  ];
  const { icon, vector } = drawings;
  return (
    <>
      {sections.map(({ id, heading, isNavy, groups }) => (
        <Section key={id} isNavy={isNavy} labelledBy={id} isQuiet>
          <SectionHead id={id} heading={heading} />
          {groups.map((group) => (
            <SampleGroup key={group.name} {...group} />
          ))}
        </Section>
      ))}
      {iconColumnCounts.map((columns) => (
        <IconColumns
          key={columns}
          id={columns}
          columns={columns}
          heading={`IconColumns, ${columns}`}
          lead={text}
          items={['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ icon, title, description: text }))}
        />
      ))}
      <RelatedServices
        heading="RelatedServices"
        lead={text}
        services={['One', 'Two', 'Three'].map((name) => ({
          name,
          path: `${path}#${name}`,
          summary: text,
          picture: vector,
        }))}
        links={[{ label: 'More', path }]}
      />
      <SplitText
        id="split-text"
        heading="SplitText"
        paragraphs={[text, `${text}${text}`]}
        links={[{ label: 'More', path }]}
      />
      <Callout
        heading="Callout"
        text={text}
        action="Contact"
        phone="+91 00000 00000"
        email="hello@example.com"
        reply={text}
      />
    </>
  );
}
