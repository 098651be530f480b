import { useState } from 'react';
import { Alert, alertKinds } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { Toast } from '../../../shared/ui/Toast.tsx';
import type { SampleGroupProps } from '../SampleGroup.tsx';

const message = { message: 'A message', closeLabel: 'Close', onDismiss: () => undefined };

function DialogSample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Show dialog
      </Button>
      <Dialog label="A dialog" closeLabel="Close" isOpen={isOpen} opener="#opener" onClose={close}>
        <Section isQuiet>
          <h2>A dialog</h2>
        </Section>
      </Dialog>
    </>
  );
}

/** Messages, and the dialog on demand. */
export const messages: SampleGroupProps[] = [
  {
    name: 'Toast',
    size: 'large',
    inEachState: (
      <div className="sample-window">
        <Toast {...message} />
      </div>
    ),
  },
  ...alertKinds.map((kind) => ({
    name: `Alert, ${kind}`,
    size: 'large' as const,
    inEachState: <Alert kind={kind} {...message} />,
    samples: {
      'in the corner': (
        <div className="sample-window">
          <Alert kind={kind} {...message} subject="Its subject" isInCorner />
        </div>
      ),
    },
  })),
  { name: 'Dialog', samples: { 'on demand': <DialogSample /> } },
];
