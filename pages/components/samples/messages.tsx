import { useState } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Notice, noticeLooks } from '#shared/ui/Notice.tsx';
import type { SampleGroupProps } from '../SampleGroup.tsx';

const message = { message: 'A message', onDismiss: () => undefined };

function DialogSample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Show dialog
      </Button>
      <Dialog label="A dialog" isOpen={isOpen} opener="#opener" onClose={close} onLost={close}>
        <article tabIndex={-1} aria-label="A dialog">
          <h2>A dialog</h2>
        </article>
      </Dialog>
    </>
  );
}

/** Messages, and the dialog on demand. */
export const messages: SampleGroupProps[] = [
  ...noticeLooks.map((look) => ({
    name: `Notice, ${look}`,
    size: 'large' as const,
    inEachState: (
      <div className="sample-group__window">
        <Notice look={look} {...message} />
      </div>
    ),
    samples: {
      'in the corner': (
        <div className="sample-group__window">
          <Notice look={look} {...message} subject="Its subject" isInCorner />
        </div>
      ),
    },
  })),
  { name: 'Dialog', samples: { 'on demand': <DialogSample /> } },
];
