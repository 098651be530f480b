import { Honeypot } from '#shared/blocks/Honeypot.tsx';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { outcomeText } from '#shared/forms/outcomeText.ts';
import { hiddenFields } from '#shared/forms/payload.ts';
import { sendForm } from '#shared/forms/submit.ts';
import { useForm } from '#shared/forms/useForm.ts';
import { Field } from '#shared/ui/Field.tsx';
import { HiddenFields } from '#shared/ui/HiddenFields.tsx';
import { Notice } from '#shared/ui/Notice.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { enquiryWords as words } from '#shared/words/forms.ts';
import type { ContactProps } from '../page.ts';
import './EnquiryForm.scss';

/** The enquiry form, whose failure is silent and keeps every field. Without script, the browser checks and posts it. */
export function EnquiryForm({ heardFromOptions, target, note, reply, email }: ContactProps['form']) {
  const { form, field, submit, delivery } = useForm({
    kind: 'enquiry',
    words,
    target,
    subject: 'enquiry',
    email,
    send: (values) => sendForm('enquiry', target, values),
  });
  return (
    <form className="enquiry-form" {...form} aria-labelledby="conversation">
      <p className="enquiry-form__rule small">{words.rule}</p>
      <div className="enquiry-form__names">
        <Field {...field('firstName')} />
        <Field {...field('lastName')} />
      </div>
      <Field {...field('email')} />
      <Field {...field('contactNumber')} />
      <SelectField {...field('heardFrom')} options={heardFromOptions} />
      <HiddenFields fields={hiddenFields('enquiry', target)} />
      <Honeypot {...target.honeypot} />
      <div className="enquiry-form__end">
        <SubmitArea
          action={words.submit}
          icon="arrow-right"
          note={note}
          outcome={outcomeText(delivery.outcomeOf('enquiry'), reply)}
          alert={
            <Notice
              look="toast"
              message={delivery.isSent('enquiry') ? words.thanks : ''}
              onDismiss={delivery.onOutcomeRead}
            />
          }
          {...submit}
        />
      </div>
    </form>
  );
}
