import { useEffect } from 'react';
import { Section } from '#shared/ui/Section.tsx';
import { SampleGroup } from '../SampleGroup.tsx';
import { controls } from '../samples/controls.tsx';
import { fields } from '../samples/fields.tsx';
import { type Drawings, icons } from '../samples/icons.tsx';
import { messages } from '../samples/messages.tsx';
import { wide } from '../samples/wide.tsx';
import { showPseudoStates } from '../showPseudoStates.ts';

export type ShowcaseProps = { drawings: Drawings };

/** The components of shared/ui and the end of a form, in each of their states. */
export function Showcase({ drawings }: ShowcaseProps) {
  useEffect(showPseudoStates, []);
  const sections = [
    { id: 'controls', heading: 'Controls on light', isNavy: false, groups: controls },
    { id: 'navy', heading: 'Controls on navy', isNavy: true, groups: controls },
    { id: 'fields', heading: 'Fields', groups: fields },
    { id: 'messages', heading: 'Messages', groups: messages },
    { id: 'icons', heading: 'Icons and pictures', groups: icons(drawings) },
    { id: 'wide', heading: 'As wide as a page', groups: wide },
  ];
  return sections.map(({ id, heading, isNavy, groups }) => (
    <Section key={id} isNavy={isNavy} isQuiet head={{ id, heading }}>
      {groups.map((group) => (
        <SampleGroup key={group.name} {...group} />
      ))}
    </Section>
  ));
}
