import type { SubmitEvent } from 'react';
import { createDraft } from '../drafts/createDraft.ts';
import { enquiryFields, type FormTarget } from './forms.ts';
import { sendEnquiry } from './submit.ts';
import { useDelivery } from './useDelivery.ts';
import { useFormFields } from './useFormFields.ts';
import { checkEnquiry } from './validate.ts';

/** What was typed into the enquiry form. */
export const enquiryDraft = createDraft('enquiry', enquiryFields);

/** State of the enquiry form. A failure is silent and keeps every field. */
export function useEnquiry(target: FormTarget, heardFromOptions: readonly string[]) {
  const delivery = useDelivery(target);
  const isSent = delivery.isSent('enquiry');
  const { form, field, isEditing, submit, receiveValues } = useFormFields({
    textFields: enquiryFields,
    allFields: enquiryFields,
    phoneField: 'contactNumber',
    honeypot: target.honeypot,
    isSending: delivery.isSending('enquiry'),
    isSent,
    draft: enquiryDraft,
    check: (values) => checkEnquiry(values, heardFromOptions),
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const values = receiveValues(event);
    if (values) delivery.deliver('enquiry', () => sendEnquiry(target, values));
  };

  return {
    form: { ...form, onSubmit },
    field,
    isEditing,
    submit,
    isSent,
    outcome: delivery.outcomeOf('enquiry'),
    onThanksRead: delivery.onOutcomeRead,
  };
}
