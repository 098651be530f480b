import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldErrors } from '../content/words/forms.ts';
import { createDraft } from '../drafts/createDraft.ts';
import { type ApplicantValues, applicantFields, applicationFields, type FormTarget } from './forms.ts';
import { failed } from './outcome.ts';
import { type ChosenResume, checkResume, readResume, withCleanName } from './resume.ts';
import { sendApplication } from './submit.ts';
import { useDelivery } from './useDelivery.ts';
import { useFormFields } from './useFormFields.ts';
import { checkApplication } from './validate.ts';

type ApplicationOptions = {
  jobTitle: string;
  target: FormTarget;
  maxMegabytes: number;
};

/** What was typed into the application form, shared by all jobs: name, e-mail and phone carry over from one to the next. */
export const applicationDraft = createDraft('application', applicantFields);

/** The titles of jobs whose forms are on the page. */
const shownTitles = new Set<string>();

/** The application form of one job: its fields and its file, emptied once they have been sent. */
export function useApplication({ jobTitle, target, maxMegabytes }: ApplicationOptions) {
  const delivery = useDelivery(target);
  const [resume, setResume] = useState(() => delivery.resumeOf(jobTitle));
  // While the island wakes, a submit may come before the next render.
  const chosen = useRef(resume);
  const choose = (next: ChosenResume | null) => {
    chosen.current = next;
    setResume(next);
  };
  const { form, field, isEditing, setError, submit, receiveValues } = useFormFields({
    textFields: applicantFields,
    allFields: applicationFields,
    phoneField: 'phone',
    honeypot: target.honeypot,
    isSending: delivery.isSending(jobTitle),
    isSent: delivery.isSent(jobTitle),
    draft: applicationDraft,
    check: (values) => checkApplication(values, chosen.current?.file, maxMegabytes),
  });

  useEffect(() => {
    shownTitles.add(jobTitle);
    return () => void shownTitles.delete(jobTitle);
  }, [jobTitle]);

  const giveUp = useEffectEvent((file: File) => {
    if (checkResume(file, maxMegabytes)) return;
    choose(null);
    setError('resume', fieldErrors.resumeUnreadable);
  });
  useEffect(() => {
    let isChosen = true;
    resume?.reading.then((copy) => {
      if (isChosen && !copy) giveUp(resume.file);
    });
    return () => {
      isChosen = false;
    };
  }, [resume]);

  const onResume = (picked: File | null) => {
    const file = picked && withCleanName(picked);
    choose(file && readResume(file, maxMegabytes));
    setError('resume', file ? checkResume(file, maxMegabytes) : undefined);
  };

  const send = async (values: ApplicantValues, { reading }: ChosenResume) => {
    const copy = await reading;
    if (!copy) return failed('file', 'The resume cannot be read');
    const result = await sendApplication(target, jobTitle, values, copy);
    // A form on the page is emptied with its draft; that of another job, which the dialog may show by now, keeps both.
    if (result.status === 'sent' && shownTitles.size === 0) applicationDraft.clear(values);
    return result;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const values = receiveValues(event);
    const file = chosen.current;
    if (values && file) delivery.deliver(jobTitle, () => send(values, file), file);
  };

  const onReset = () => {
    form.onReset();
    choose(null);
    // Cleared after a failure: what it said is no longer true.
    if (!delivery.isSent(jobTitle)) delivery.leave(jobTitle);
  };

  return {
    form: { ...form, onReset, onSubmit },
    field,
    isEditing,
    resume: {
      file: resume?.file ?? null,
      onChange: onResume,
      onTooMany: () => setError('resume', fieldErrors.resumeTooMany),
    },
    submit,
    delivery,
  };
}
