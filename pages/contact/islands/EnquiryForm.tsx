import { Honeypot } from '#shared/blocks/Honeypot.tsx';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { enquiryWords as words } from '#shared/content/words/forms.ts';
import { emailField, nativePost, phoneField } from '#shared/forms/contactFields.ts';
import { outcomeText } from '#shared/forms/outcomeText.ts';
import { hiddenFields } from '#shared/forms/payload.ts';
import { useEnquiry } from '#shared/forms/useEnquiry.ts';
import { Field } from '#shared/ui/Field.tsx';
import { HiddenFields } from '#shared/ui/HiddenFields.tsx';
import { Notice } from '#shared/ui/Notice.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import type { ContactProps } from '../page.ts';
import './EnquiryForm.scss';

/** The enquiry form: five fields, all required. Without script, the browser checks and posts it. */
export function EnquiryForm({ heardFromOptions, target, note, reply, email }: ContactProps['form']) {
  const enquiry = useEnquiry(target, heardFromOptions);
  const { form, field, isEditing, submit, isSent, outcome, onThanksRead } = enquiry;
  return (
    <form
      className="enquiry-form"
      data-draft="enquiry"
      {...nativePost(target.action)}
      aria-labelledby="conversation"
      {...form}
    >
      <p className="enquiry-form__rule small">{words.rule}</p>
      <div className="enquiry-form__names">
        <Field {...words.firstName} {...field('firstName')} autoComplete="given-name" />
        <Field {...words.lastName} {...field('lastName')} autoComplete="family-name" />
      </div>
      <Field {...words.email} {...field('email')} {...emailField} />
      <Field {...words.contactNumber} {...field('contactNumber')} {...phoneField(email)} isLive={isEditing} />
      <SelectField {...words.heardFrom} {...field('heardFrom')} options={heardFromOptions} />
      <HiddenFields fields={hiddenFields('enquiry', target)} />
      <Honeypot {...target.honeypot} />
      <div className="enquiry-form__end">
        <SubmitArea
          action={words.submit}
          icon="arrow-right"
          note={note}
          outcome={outcomeText(outcome, reply)}
          {...submit}
        />
        <Notice look="toast" message={isSent ? words.thanks : ''} onDismiss={onThanksRead} />
      </div>
    </form>
  );
}
