import { type SubmitEvent, useState } from 'react';
import { enquiryDraft } from './drafts.ts';
import { enquiryFields } from './fields.ts';
import type { FormTarget } from './formTarget.ts';
import { singleFlight } from './singleFlight.ts';
import { sendEnquiry } from './submit.ts';
import { useFormFields } from './useFormFields.ts';
import { checkEnquiry } from './validate.ts';

/** State of the enquiry form, which is sent once at a time. A failure is silent and keeps every field. */
export function useEnquiry(target: FormTarget, heardFromOptions: readonly string[]) {
  const [isSending, setSending] = useState(false);
  const { takeValues, clear, ...fields } = useFormFields({
    textFields: enquiryFields,
    allFields: enquiryFields,
    phoneField: 'contactNumber',
    trap: target.trap,
    isSending,
    draft: enquiryDraft,
    check: (values) => checkEnquiry(values, heardFromOptions),
  });
  const [send] = useState(() => singleFlight(sendEnquiry));
  const [isThanked, setThanked] = useState(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const values = takeValues(event);
    const sending = values && send(target, values);
    if (!sending) return;
    setSending(true);
    setThanked(false);
    const { status } = await sending;
    setSending(false);
    if (status === 'failed') return;
    clear();
    setThanked(true);
  };

  return { ...fields, onSubmit, isSending, isThanked, onThanksRead: () => setThanked(false) };
}
