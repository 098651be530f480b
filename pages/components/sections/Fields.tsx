import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
import { Field, fieldTypes } from '../../../shared/ui/Field.tsx';
import { InEachState } from '../InEachState.tsx';
import { fillIn } from '../prepare.ts';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

const texts = {
  text: { label: 'First name', placeholder: 'Asha', error: 'Enter your first name' },
  email: {
    label: 'E-mail',
    placeholder: 'name@example.com',
    error: 'Enter an e-mail address such as name@example.com',
  },
  tel: { label: 'Phone', placeholder: '6 to 10 digits', error: 'Enter your phone number' },
  file: { label: 'Resume', placeholder: undefined, error: 'Choose your resume' },
};

/** Single-line fields of every type and in every state, and the end of a form. */
export function Fields() {
  return (
    <SampleSection id="fields" heading="Fields" tone="white">
      {fieldTypes.map((type) => {
        const { label, placeholder, error } = texts[type];
        return (
          <Samples key={type} name={`Field, ${type}`}>
            <InEachState>
              <Field type={type} label={label} placeholder={placeholder} />
            </InEachState>
            {type === 'email' && (
              <Sample label="filled in" prepare={fillIn}>
                <Field type={type} label={label} />
              </Sample>
            )}
            <Sample label="error">
              <Field type={type} label={label} placeholder={placeholder} error={error} />
            </Sample>
            {type === 'tel' && (
              <Sample label="notice">
                <Field type={type} label={label} notice="A number has 6 to 10 digits" />
              </Sample>
            )}
            <Sample label="disabled">
              <Field type={type} label={label} placeholder={placeholder} disabled />
            </Sample>
          </Samples>
        );
      })}
      <Samples name="SubmitArea" size="large">
        {[false, true].map((isSending) => (
          <Sample key={String(isSending)} label={isSending ? 'sending' : 'rest'}>
            <SubmitArea
              action="Send enquiry"
              icon="arrow-right"
              isSending={isSending}
              note="Who receives what was entered, and why."
            />
          </Sample>
        ))}
      </Samples>
    </SampleSection>
  );
}
