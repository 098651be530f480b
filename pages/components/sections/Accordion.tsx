import { DrawerGroup } from '../../../shared/shell/DrawerGroup.tsx';
import type { MenuGroup } from '../../../shared/shell/siteData.ts';
import { InEachState } from '../InEachState.tsx';
import { openAccordion, showStatesInTurn } from '../prepare.ts';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

type AccordionProps = { entry: MenuGroup };

const openInStates = (sample: HTMLElement) => {
  openAccordion(sample);
  showStatesInTurn(sample);
};

/** The accordion of the drawer, in a column as wide as the drawer. */
export function Accordion({ entry }: AccordionProps) {
  const accordion = (currentPath: string) => (
    <div className="sample__drawer">
      <DrawerGroup entry={entry} currentPath={currentPath} />
    </div>
  );
  return (
    <SampleSection id="accordion" heading="Accordion" tone="white">
      <Samples name="DrawerGroup" size="medium">
        <InEachState label="closed">{accordion('/')}</InEachState>
        <Sample label="closed, around the current page">{accordion(entry.items[0]!.path)}</Sample>
        <Sample label="open; links: rest, hover, active, focus-visible" prepare={openInStates}>
          {accordion('/')}
        </Sample>
        <Sample label="open, around the current page" prepare={openAccordion}>
          {accordion(entry.items[0]!.path)}
        </Sample>
      </Samples>
    </SampleSection>
  );
}
