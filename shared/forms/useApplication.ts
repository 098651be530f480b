import { applicationForm } from '../words/applicationForm.ts';
import { fieldErrors } from '../words/forms.ts';
import type { FormTarget, FormValues } from './forms.ts';
import { failed } from './outcome.ts';
import { readResume } from './resume.ts';
import { sendForm } from './submit.ts';
import { type AppliedJob, useDelivery } from './useDelivery.ts';
import { useForm } from './useForm.ts';

type ApplicationOptions = {
  job: AppliedJob;
  target: FormTarget;
  maxMegabytes: number;
  email: string;
};

/** The application form of one job: its fields and its file, emptied once they have been sent. */
export function useApplication({ job, target, maxMegabytes, email }: ApplicationOptions) {
  const { slug, title } = job;
  const delivery = useDelivery(target);
  const { resume } = delivery.of(slug);

  const send = async (values: FormValues) => {
    const copy = await delivery.of(slug).resume!.reading;
    if (typeof copy === 'string') return failed(copy);
    return sendForm(applicationForm, target, { 'Job Profile': title, ...values, resume: copy });
  };
  const { form, setError, ...others } = useForm({
    form: applicationForm,
    target,
    job,
    facts: { email, megabytes: maxMegabytes },
    checkFile: () => {
      const chosen = delivery.of(slug).resume;
      return chosen ? chosen.mistake : applicationForm.fields.resume.missing;
    },
    send,
  });

  const onResume = (picked: File | null) => {
    const next = picked ? readResume(picked, maxMegabytes) : undefined;
    delivery.choose(slug, next);
    setError('resume', next?.mistake);
    next?.reading.then((copy) => {
      if (next.mistake || delivery.of(slug).resume !== next) return;
      if (typeof copy === 'string') {
        delivery.choose(slug, undefined);
        setError('resume', copy);
      } else if (copy.name !== next.file.name) {
        // Its name now has an ending.
        delivery.choose(slug, { ...next, file: copy });
      }
    });
  };

  const onReset = () => {
    form.onReset();
    delivery.choose(slug, undefined);
    // Cleared after a failure: what it said is no longer true.
    if (!delivery.isSent(slug)) delivery.leave(slug);
  };

  return {
    ...others,
    form: { ...form, onReset },
    resume: {
      file: resume?.file ?? null,
      onChange: onResume,
      onTooMany: () => setError('resume', fieldErrors.resumeTooMany),
    },
  };
}
