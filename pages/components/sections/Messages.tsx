import { useState } from 'react';
import { Alert, alertKinds } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import { Toast } from '../../../shared/ui/Toast.tsx';
import { Sample } from '../Sample.tsx';

const texts = { success: 'Form submitted successfully!', error: 'Failed to submit form.' };

/** Messages that go by themselves, and the dialog. */
export function Messages() {
  const [shown, setShown] = useState<string>();
  const hide = () => setShown(undefined);
  return (
    <Section tone="surface" labelledBy="messages" isQuiet>
      <SectionHeader id="messages" heading="Messages and dialog" />
      <div className="samples">
        <Sample label="Toast, for four seconds">
          <Button onClick={() => setShown('toast')}>Show toast</Button>
          <Toast
            message={shown === 'toast' ? 'Thank you! Your response has been recorded.' : ''}
            onDismiss={hide}
          />
        </Sample>
        {alertKinds.map((kind) => (
          <Sample key={kind} label={`Alert, ${kind}`}>
            <Button onClick={() => setShown(kind)}>Show {kind}</Button>
            <Alert kind={kind} message={shown === kind ? texts[kind] : ''} onDismiss={hide} />
          </Sample>
        ))}
        <Sample label="Dialog">
          <Button id="open-dialog" onClick={() => setShown('dialog')}>
            Open dialog
          </Button>
        </Sample>
      </div>
      <Dialog
        id="sample-dialog"
        labelledBy="sample-dialog-heading"
        isOpen={shown === 'dialog'}
        opener="#open-dialog"
        onClose={hide}
      >
        <div className="samples section">
          <h2 id="sample-dialog-heading" tabIndex={-1}>
            A dialog
          </h2>
          <p>The page behind it is inert. Escape and the button close it.</p>
        </div>
      </Dialog>
    </Section>
  );
}
