import { Button, buttonSizes, buttonVariants, LinkButton } from '../../../shared/ui/Button.tsx';
import type { sectionTones } from '../../../shared/ui/Section.tsx';
import { InEachState } from '../InEachState.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

type ButtonsProps = { heading: string; id: string; tone: (typeof sectionTones)[number] };

/** Buttons of every look and size on one kind of background. */
export function Buttons(props: ButtonsProps) {
  return (
    <SampleSection {...props}>
      {buttonVariants.map((variant) =>
        buttonSizes.map((size) => (
          <Samples key={size} name={`Button, ${variant}, ${size}`} size="small">
            <InEachState>
              <Button variant={variant} size={size} icon="arrow-right">
                Send
              </Button>
            </InEachState>
            <Sample label="disabled">
              <Button variant={variant} size={size} disabled>
                Send
              </Button>
            </Sample>
            <Sample label="sending">
              <Button variant={variant} size={size} aria-disabled>
                Sending
              </Button>
            </Sample>
          </Samples>
        )),
      )}
      {buttonVariants.map((variant) => (
        <Samples key={variant} name={`LinkButton, ${variant}`} size="small">
          <InEachState>
            <LinkButton variant={variant} to="/components/">
              Contact us
            </LinkButton>
          </InEachState>
        </Samples>
      ))}
    </SampleSection>
  );
}
