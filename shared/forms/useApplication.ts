import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkApplication } from './checkApplication.ts';
import { applicationDraft } from './drafts.ts';
import { type ApplicantValues, applicantFields, applicationFields } from './fields.ts';
import type { ScriptTarget } from './formTarget.ts';
import { checkResume } from './resume.ts';
import { sendApplication } from './submit.ts';
import type { Delivery } from './useDelivery.ts';
import { useFormFields } from './useFormFields.ts';

type ApplicationOptions = {
  /** Title of the job. */
  job: string;
  target: ScriptTarget;
  maxMegabytes: number;
  delivery: Delivery;
};

/** The application form of one job: its fields and its file, emptied once they have been sent. */
export function useApplication({ job, target, maxMegabytes, delivery }: ApplicationOptions) {
  const [resume, setResume] = useState(() => delivery.resumeOf(job));
  const { form, errors, setError, phoneNotice, submit, takeValues, clear } = useFormFields({
    textFields: applicantFields,
    allFields: applicationFields,
    phoneField: 'phone',
    honeypot: target.honeypot,
    isSending: delivery.isSending(job),
    draft: applicationDraft,
    check: (values) => checkApplication(values, resume, maxMegabytes),
  });

  const empty = useEffectEvent(() => clear());
  const leave = useEffectEvent(() => delivery.leave(job));
  const isSent = delivery.outcome?.subject === job && delivery.outcome.status === 'sent';

  // A form that opens while the page still reports its success holds what was typed for another job.
  const wasSent = useRef(isSent);

  useEffect(() => {
    if (isSent && !wasSent.current) empty();
    wasSent.current = isSent;
  }, [isSent]);
  useEffect(() => () => leave(), []);

  const onResume = (file: File | null) => {
    setResume(file);
    setError('resume', file ? checkResume(file, maxMegabytes) : undefined);
  };

  const send = async (values: ApplicantValues, file: File) => {
    const result = await sendApplication(target, job, values, file);
    // This form may be gone by now, and another job's may have been filled in.
    if (result.status === 'sent') applicationDraft.clear(values);
    return result;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const values = takeValues(event);
    if (values && resume) delivery.deliver(job, () => send(values, resume), resume);
  };

  const onReset = () => {
    form.onReset();
    setResume(null);
  };

  return {
    form: { ...form, onReset, onSubmit },
    errors,
    phoneNotice,
    resume: { file: resume, onChange: onResume },
    submit,
  };
}
