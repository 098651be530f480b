import { HiddenFields, Honeypot } from '#shared/blocks/Honeypot.tsx';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { typedFields } from '#shared/forms/fieldRules.ts';
import { hiddenFields } from '#shared/forms/payload.ts';
import { noJob, outcomeText } from '#shared/forms/useDelivery.ts';
import { useForm } from '#shared/forms/useForm.ts';
import { Field } from '#shared/ui/Field.tsx';
import { Notice } from '#shared/ui/Notice.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import type { FieldDescription } from '#shared/words/formDescription.ts';
import type { ContactProps } from '../page.ts';
import './EnquiryForm.scss';

/** Its failure is silent and keeps every field. Without script, the browser checks and posts it. */
export function EnquiryForm({ heardFromOptions, target, note, reply, email }: ContactProps['form']) {
  const { form, rule, field, submit, delivery } = useForm({ form: enquiryForm, target, facts: { email } });
  const fields: Record<string, FieldDescription> = enquiryForm.fields;
  const [firstName, lastName, ...others] = typedFields(enquiryForm).map((name) => {
    const { type, options = name === 'heardFrom' ? heardFromOptions : [] } = fields[name]!;
    if (type === 'choice') return <SelectField key={name} {...field(name)} options={options} />;
    return <Field key={name} {...field(name)} />;
  });
  return (
    <form className="enquiry-form" {...form} aria-labelledby="conversation">
      <p className="enquiry-form__rule small">{rule}</p>
      <div className="enquiry-form__names">
        {firstName}
        {lastName}
      </div>
      {others}
      <HiddenFields fields={hiddenFields(enquiryForm, target)} />
      <Honeypot {...target.honeypot} />
      <div className="enquiry-form__end">
        <SubmitArea
          icon="arrow-right"
          note={note}
          outcome={outcomeText(delivery.of(noJob.slug).outcome, reply)}
          alert={
            <Notice
              look="toast"
              message={delivery.isSent(noJob.slug) ? enquiryForm.sent : ''}
              onDismiss={delivery.onOutcomeRead}
            />
          }
          {...submit}
        />
      </div>
    </form>
  );
}
