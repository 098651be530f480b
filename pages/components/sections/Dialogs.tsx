import { useState } from 'react';
import { dialogWords } from '../../../shared/content/words/controls.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';
import { pseudoStates } from '../showPseudoStates.ts';

/** The dialog, with its close button in each state. */
export function Dialogs() {
  const [shown, setShown] = useState<string>();
  return (
    <SampleSection id="dialogs" heading="Dialog" tone="surface">
      <Samples name="Dialog" size="small">
        {(['rest', ...pseudoStates] as const).map((state) => (
          <Sample key={state} label={`close button: ${state}`}>
            <Button id={`open-${state}`} onClick={() => setShown(state)}>
              Open, {state}
            </Button>
            <div data-state={state}>
              <Dialog
                label="A dialog"
                closeLabel={dialogWords.close}
                isOpen={shown === state}
                opener={`#open-${state}`}
                onClose={() => setShown(undefined)}
              >
                <Section isQuiet>
                  <h2>A dialog</h2>
                  <p className="sample__text">The page behind it is inert. Escape and the button close it.</p>
                </Section>
              </Dialog>
            </div>
          </Sample>
        ))}
      </Samples>
    </SampleSection>
  );
}
