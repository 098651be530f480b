import { Button, LinkButton } from '../../../shared/ui/Button.tsx';
import { RoundButton } from '../../../shared/ui/RoundButton.tsx';
import { Section, type sectionTones } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import { TextLink } from '../../../shared/ui/TextLink.tsx';
import { Sample } from '../Sample.tsx';
import { sampleStates } from '../sampleStates.ts';

type ButtonsProps = { heading: string; id: string; tone: (typeof sectionTones)[number] };

/** Buttons and links on one kind of background. */
export function Buttons({ heading, id, tone }: ButtonsProps) {
  return (
    <Section tone={tone} labelledBy={id} isQuiet>
      <SectionHeader id={id} heading={heading} />
      <div className="samples">
        {sampleStates.map(({ label, state }) => (
          <Sample key={label} label={`Primary, ${label}`} state={state}>
            <Button icon="arrow-right">Send enquiry</Button>
          </Sample>
        ))}
        <Sample label="Primary, disabled">
          <Button disabled>Sending</Button>
        </Sample>
        <Sample label="Primary, sending">
          <Button aria-disabled>Sending</Button>
        </Sample>
      </div>
      <div className="samples">
        {sampleStates.map(({ label, state }) => (
          <Sample key={label} label={`Secondary, small, ${label}`} state={state}>
            <LinkButton variant="secondary" size="small" to="/components/">
              Apply Now
            </LinkButton>
          </Sample>
        ))}
        {sampleStates.map(({ label, state }) => (
          <Sample key={label} label={`Text link, ${label}`} state={state}>
            <TextLink to="/components/">See the stack</TextLink>
          </Sample>
        ))}
      </div>
      {tone !== 'navy' && (
        <div className="samples">
          {sampleStates.map(({ label, state }) => (
            <Sample key={label} label={`Round buttons, ${label}`} state={state}>
              <RoundButton icon="arrow-left" label="Previous" size="medium" />
              <RoundButton icon="arrow-right" label="Next" size="medium" variant="filled" />
            </Sample>
          ))}
        </div>
      )}
    </Section>
  );
}
