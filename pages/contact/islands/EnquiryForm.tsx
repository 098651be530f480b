import { Honeypot } from '../../../shared/blocks/Honeypot.tsx';
import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
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
        <p className="enquiry-form__rule">Every field is required.</p>
        <Field
          label="First name"
          name="firstName"
          autoComplete="given-name"
          placeholder="First name"
          required
          error={errors.firstName}
        />
        <Field
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          placeholder="Last name"
          required
          error={errors.lastName}
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          required
          error={errors.email}
        />
        <Field
          label="Contact number"
          name="contactNumber"
          type="tel"
          autoComplete="tel-national"
          placeholder="10 digits"
          pattern={phonePattern}
          title={phoneRule}
          required
          error={errors.contactNumber}
          notice={phoneNotice}
        />
        <div className="enquiry-form__wide">
          <SelectField
            label="How did you hear about us?"
            name="heardFrom"
            placeholder="Select one"
            options={heardFromOptions}
            required
            error={errors.heardFrom}
          />
        </div>
        <HiddenFields fields={hiddenFields('enquiry', target)} />
        <Honeypot {...target.trap} />
        <div className="enquiry-form__wide">
          <SubmitArea action="Send enquiry" icon="arrow-right" note={note} isSent={isThanked} {...ending} />
        </div>
      </form>
      <Toast
        message={isThanked ? 'Thank you! Your response has been recorded.' : ''}
        onDismiss={onThanksRead}
      />
    </>
  );
}
