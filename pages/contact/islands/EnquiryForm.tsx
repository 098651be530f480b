import { Honeypot } from '../../../shared/blocks/Honeypot.tsx';
import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
import { noticeWords } from '../../../shared/content/words/controls.ts';
import { enquiryWords as words } from '../../../shared/content/words/forms.ts';
import type { FormTarget } from '../../../shared/forms/formTarget.ts';
import { hiddenFields } from '../../../shared/forms/payload.ts';
import { phonePattern, phoneRule } from '../../../shared/forms/phone.ts';
import { useEnquiry } from '../../../shared/forms/useEnquiry.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { HiddenFields } from '../../../shared/ui/HiddenFields.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { Toast } from '../../../shared/ui/Toast.tsx';
import './EnquiryForm.scss';

export type EnquiryFormProps = {
  heardFromOptions: string[];
  target: FormTarget;
  /** Who receives what is entered, and why. */
  note: string;
};

/** The enquiry: five fields, all required. Without script the browser checks and posts it. */
export function EnquiryForm({ heardFromOptions, target, note }: EnquiryFormProps) {
  const { form, errors, phoneNotice, onInput, onReset, onSubmit, isThanked, onThanksRead, ...ending } =
    useEnquiry(target, heardFromOptions);
  return (
    <>
      <form
        className="enquiry-form"
        data-draft="enquiry"
        action={target.action}
        method="post"
        encType="multipart/form-data"
        aria-labelledby="conversation"
        ref={form}
        onInput={onInput}
        onReset={onReset}
        onSubmit={onSubmit}
      >
        <p className="enquiry-form__rule">{words.rule}</p>
        <Field
          label={words.firstName.label}
          name="firstName"
          autoComplete="given-name"
          placeholder={words.firstName.placeholder}
          required
          error={errors.firstName}
        />
        <Field
          label={words.lastName.label}
          name="lastName"
          autoComplete="family-name"
          placeholder={words.lastName.placeholder}
          required
          error={errors.lastName}
        />
        <Field
          label={words.email.label}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={words.email.placeholder}
          required
          error={errors.email}
        />
        <Field
          label={words.contactNumber.label}
          name="contactNumber"
          type="tel"
          autoComplete="tel-national"
          placeholder={words.contactNumber.placeholder}
          pattern={phonePattern}
          title={phoneRule}
          required
          error={errors.contactNumber}
          notice={phoneNotice}
        />
        <div className="enquiry-form__wide">
          <SelectField
            label={words.heardFrom.label}
            name="heardFrom"
            placeholder={words.heardFrom.placeholder}
            options={heardFromOptions}
            required
            error={errors.heardFrom}
          />
        </div>
        <HiddenFields fields={hiddenFields('enquiry', target)} />
        <Honeypot {...target.trap} />
        <div className="enquiry-form__wide">
          <SubmitArea action={words.submit} icon="arrow-right" note={note} isSent={isThanked} {...ending} />
        </div>
      </form>
      <Toast
        message={isThanked ? words.thanks : ''}
        closeLabel={noticeWords.close}
        onDismiss={onThanksRead}
      />
    </>
  );
}
