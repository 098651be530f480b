import { Button } from '../../../shared/ui/Button.tsx';
import { Checklist } from '../../../shared/ui/Checklist.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import { Stars } from '../../../shared/ui/Stars.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

const heading = 'What a section is about';
const lead = 'Two or three lines that say what the section shows, on the baseline of its heading.';

/** Headers of sections, lists and ratings. */
export function Texts({ points }: { points: string[] }) {
  return (
    <SampleSection id="texts" heading="Headers, lists, ratings" tone="surface">
      <Samples name="SectionHeader">
        <Sample label="heading alone" isWide>
          <SectionHeader id="header-alone" heading={heading} />
        </Sample>
        <Sample label="small" isWide>
          <SectionHeader id="header-small" heading={heading} isSmall />
        </Sample>
        <Sample label="with a lead" isWide>
          <SectionHeader id="header-lead" heading={heading} lead={lead} />
        </Sample>
        <Sample label="with a lead and controls" isWide>
          <SectionHeader id="header-controls" heading={heading} lead={lead}>
            <Button size="small" variant="secondary">
              Control
            </Button>
          </SectionHeader>
        </Sample>
      </Samples>
      <Samples name="Checklist" size="large">
        <Sample label="points of a service">
          <Checklist points={points} />
        </Sample>
        <Sample label="a point of several lines">
          <Checklist points={[lead, ...points.slice(0, 2)]} />
        </Sample>
      </Samples>
      <Samples name="Stars" size="small">
        <Sample label="always five">
          <Stars />
        </Sample>
      </Samples>
    </SampleSection>
  );
}
