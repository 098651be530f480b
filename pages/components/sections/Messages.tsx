import { useState } from 'react';
import { applicationWords } from '../../../shared/content/words/careers.ts';
import { noticeWords } from '../../../shared/content/words/controls.ts';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { Alert, alertKinds } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Toast } from '../../../shared/ui/Toast.tsx';
import { InEachState } from '../InEachState.tsx';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

const { thanks } = enquiryWords;
const texts = { success: applicationWords.sent, error: applicationWords.failed };
const stay = () => undefined;

/** Messages that disappear automatically: in each state, and as they behave on the site. */
export function Messages() {
  const [shown, setShown] = useState<string>();
  const hide = () => setShown(undefined);
  return (
    <SampleSection id="messages" heading="Messages" tone="white">
      <Samples name="Toast" size="large">
        <InEachState>
          <div className="sample__window">
            <Toast closeLabel={noticeWords.close} message={thanks} onDismiss={stay} />
          </div>
        </InEachState>
      </Samples>
      {alertKinds.map((kind) => (
        <Samples key={kind} name={`Alert, ${kind}`} size="large">
          <InEachState>
            <Alert closeLabel={noticeWords.close} kind={kind} message={texts[kind]} onDismiss={stay} />
          </InEachState>
          <Sample label="in the corner, with its subject">
            <div className="sample__window">
              <Alert
                closeLabel={noticeWords.close}
                kind={kind}
                message={texts[kind]}
                subject="React Developer"
                isInCorner
                onDismiss={stay}
              />
            </div>
          </Sample>
        </Samples>
      ))}
      <Samples name="For four seconds">
        <Sample label="Toast">
          <Button onClick={() => setShown('toast')}>Show toast</Button>
          <Toast closeLabel={noticeWords.close} message={shown === 'toast' ? thanks : ''} onDismiss={hide} />
        </Sample>
        {alertKinds.map((kind) => (
          <Sample key={kind} label={`Alert, ${kind}`}>
            <Button onClick={() => setShown(kind)}>Show {kind}</Button>
            <Alert
              closeLabel={noticeWords.close}
              kind={kind}
              message={shown === kind ? texts[kind] : ''}
              onDismiss={hide}
            />
          </Sample>
        ))}
      </Samples>
    </SampleSection>
  );
}
