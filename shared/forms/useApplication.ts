import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { applicationWords } from '../content/words/careers.ts';
import { fieldErrors } from '../content/words/forms.ts';
import type { FormTarget, FormValues } from './forms.ts';
import { failed } from './outcome.ts';
import { jobField } from './payload.ts';
import { type ChosenResume, checkResume, readResume, withCleanName } from './resume.ts';
import { sendForm } from './submit.ts';
import { useDelivery } from './useDelivery.ts';
import { drafts } from './useFields.ts';
import { useForm } from './useForm.ts';

type ApplicationOptions = {
  jobTitle: string;
  target: FormTarget;
  maxMegabytes: number;
  /** The mailbox for applicants. */
  email: string;
};

/** The titles of jobs whose forms are on the page. */
const shownTitles = new Set<string>();

/** The application form of one job: its fields and its file, emptied once they have been sent. */
export function useApplication({ jobTitle, target, maxMegabytes, email }: ApplicationOptions) {
  const delivery = useDelivery(target);
  const [resume, setResume] = useState(() => delivery.resumeOf(jobTitle));
  // While the island wakes, a submit may come before the next render.
  const chosen = useRef(resume);
  const choose = (next: ChosenResume | null) => {
    chosen.current = next;
    setResume(next);
  };

  const send = async (values: FormValues) => {
    const file = chosen.current!;
    delivery.keepResume(jobTitle, file);
    const copy = await file.reading;
    if (!copy) return failed('The resume cannot be read');
    const sent = { [jobField]: jobTitle, ...values, resume: copy };
    const result = await sendForm('application', target, sent);
    // A form on the page is emptied with its draft; that of another job, which the dialog may show by now, keeps both.
    if (result.status === 'sent' && shownTitles.size === 0) drafts.application.clear(values);
    return result;
  };
  const { form, field, isEditing, setError, submit } = useForm({
    kind: 'application',
    words: applicationWords,
    target,
    subject: jobTitle,
    email,
    checkFile: () => checkResume(chosen.current?.file, maxMegabytes),
    send,
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

  const onReset = () => {
    form.onReset();
    choose(null);
    // Cleared after a failure: what it said is no longer true.
    if (!delivery.isSent(jobTitle)) delivery.leave(jobTitle);
  };

  return {
    form: { ...form, onReset },
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
