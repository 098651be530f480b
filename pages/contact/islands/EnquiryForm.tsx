import { Honeypot } from '../../../shared/blocks/Honeypot.tsx';
import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
import { noticeWords } from '../../../shared/content/words/controls.ts';
import { phoneHint, enquiryWords as words } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import type { FormTarget } from '../../../shared/forms/formTarget.ts';
import { outcomeText } from '../../../shared/forms/outcomeText.ts';
import { hiddenFields } from '../../../shared/forms/payload.ts';
import { phonePattern, phoneRule } from '../../../shared/forms/phone.ts';
import { useEnquiry } from '../../../shared/forms/useEnquiry.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { HiddenFields } from '../../../shared/ui/HiddenFields.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import './EnquiryForm.scss';

export type EnquiryFormProps = {
  heardFromOptions: string[];
  target: FormTarget;
  /** Who receives what is entered, and why. */
  note: string;
  /** How soon we reply, in a sentence; may be empty. */
  reply: string;
  /** The mailbox for those whose number cannot be taken. */
  email: string;
};

/** The enquiry form: five fields, all required. Without script, the browser checks and posts it. */
export function EnquiryForm({ heardFromOptions, target, note, reply, email }: EnquiryFormProps) {
  const { form, errors, isEditing, submit, isSent, outcome, onThanksRead } = useEnquiry(
    target,
    heardFromOptions,
  );
  return (
    <form
      className="enquiry-form"
      data-draft="enquiry"
      action={target.action}
      method="post"
      encType="multipart/form-data"
      aria-labelledby="conversation"
      {...form}
    >
      <p className="enquiry-form__rule">{words.rule}</p>
      <div className="enquiry-form__names">
        <Field
          {...words.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <Field
          {...words.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
      </div>
      <Field {...words.email} name="email" type="email" autoComplete="email" required error={errors.email} />
      <Field
        {...words.contactNumber}
        hint={fill(phoneHint, { email })}
        name="contactNumber"
        type="tel"
        autoComplete="tel"
        pattern={phonePattern}
        title={phoneRule}
        required
        error={errors.contactNumber}
        isLive={isEditing}
      />
      <SelectField
        {...words.heardFrom}
        name="heardFrom"
        options={heardFromOptions}
        required
        error={errors.heardFrom}
      />
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
        <Notice
          look="toast"
          message={isSent ? words.thanks : ''}
          closeLabel={noticeWords.close}
          onDismiss={onThanksRead}
        />
      </div>
    </form>
  );
}
