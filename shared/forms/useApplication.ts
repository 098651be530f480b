import { applicationWords } from '../words/careers.ts';
import { fieldErrors } from '../words/forms.ts';
import type { FormTarget, FormValues } from './forms.ts';
import { failed } from './outcome.ts';
import { jobField } from './payload.ts';
import { checkResume, readResume, withCleanName } from './resume.ts';
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

/** The application form of one job: its fields and its file, emptied once they have been sent. */
export function useApplication({ jobTitle, target, maxMegabytes, email }: ApplicationOptions) {
  const delivery = useDelivery(target);
  const resume = delivery.resumeOf(jobTitle);

  const send = async (values: FormValues) => {
    const copy = await delivery.resumeOf(jobTitle)!.reading;
    if (typeof copy === 'string') return failed(copy);
    const sent = { [jobField]: jobTitle, ...values, resume: copy };
    const result = await sendForm('application', target, sent);
    // A form on the page is emptied with its draft; that of another job, which the dialog may show by now, keeps both.
    if (result.status === 'sent' && !document.querySelector('[data-draft]')) drafts.application.clear(values);
    return result;
  };
  const { form, field, setError, submit } = useForm({
    kind: 'application',
    words: applicationWords,
    target,
    subject: jobTitle,
    email,
    checkFile: () => checkResume(delivery.resumeOf(jobTitle)?.file, maxMegabytes),
    send,
  });

  const onResume = (picked: File | null) => {
    const file = picked && withCleanName(picked);
    const next = file ? readResume(file, maxMegabytes) : undefined;
    const mistake = file ? checkResume(file, maxMegabytes) : undefined;
    delivery.choose(jobTitle, next);
    setError('resume', mistake);
    next?.reading.then((copy) => {
      if (mistake || delivery.resumeOf(jobTitle) !== next) return;
      if (typeof copy === 'string') {
        delivery.choose(jobTitle, undefined);
        setError('resume', copy);
      } else if (copy.name !== next.file.name) {
        // Its name now has an ending.
        delivery.choose(jobTitle, { ...next, file: copy });
      }
    });
  };

  const onReset = () => {
    form.onReset();
    delivery.choose(jobTitle, undefined);
    // Cleared after a failure: what it said is no longer true.
    if (!delivery.isSent(jobTitle)) delivery.leave(jobTitle);
  };

  return {
    form: { ...form, onReset },
    field,
    resume: {
      file: resume?.file ?? null,
      onChange: onResume,
      onTooMany: () => setError('resume', fieldErrors.resumeTooMany),
    },
    submit,
    delivery,
  };
}
