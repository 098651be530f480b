import { HiddenFields, Honeypot } from '#shared/blocks/Honeypot.tsx';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { typedFields } from '#shared/forms/fieldRules.ts';
import { hiddenFields } from '#shared/forms/payload.ts';
import { formatFileSize, readResume, resumeAccept } from '#shared/forms/resume.ts';
import { failed, sendForm } from '#shared/forms/submit.ts';
import { type AppliedJob, type Deliveries, outcomeText, useDelivery } from '#shared/forms/useDelivery.ts';
import { useForm } from '#shared/forms/useForm.ts';
import { Field } from '#shared/ui/Field.tsx';
import { FileField } from '#shared/ui/FileField.tsx';
import { Notice } from '#shared/ui/Notice.tsx';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import { fieldErrors } from '#shared/words/forms.ts';
import type { CareersProps } from '../page.ts';
import './ApplicationForm.scss';

type ApplicationFormProps = CareersProps['application'] & {
  job: AppliedJob;
  heading?: string;
  headingLevel?: 'h2' | 'h3';
};

export function ApplicationForm(props: ApplicationFormProps) {
  const { job, heading = jobWords.applyHere, headingLevel: Heading = 'h3' } = props;
  const { target, note, reply, email, maxMegabytes } = props;
  const { slug, title } = job;
  const delivery = useDelivery(target);
  const { resume, outcome } = delivery.of(slug);

  const { form, rule, field, setError, submit } = useForm({
    form: applicationForm,
    target,
    job,
    facts: { email, megabytes: maxMegabytes },
    checkFile: () => (resume ? resume.mistake : applicationForm.fields.resume.missing),
    send: async (values) => {
      const copy = await resume!.reading;
      if (typeof copy === 'string') return failed(copy);
      return sendForm(applicationForm, target, { 'Job Profile': title, ...values, resume: copy });
    },
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

  const [name, mail, ...others] = typedFields(applicationForm).map((name) => (
    <Field key={name} {...field(name)} />
  ));
  return (
    <form className="application-form" aria-labelledby="application-heading" {...form} onReset={onReset}>
      <Heading className="h3" id="application-heading">
        {heading}
      </Heading>
      <p className="application-form__rule small">{rule}</p>
      <HiddenFields fields={{ 'Job Profile': title }} />
      <div className="application-form__first">
        {name}
        {mail}
      </div>
      {others}
      <div className="application-form__end">
        <FileField
          {...field('resume')}
          accept={resumeAccept}
          file={resume?.file ?? null}
          onChange={onResume}
          onTooMany={() => setError('resume', fieldErrors.resumeTooMany)}
          size={resume ? formatFileSize(resume.file.size) : ''}
        />
        <HiddenFields fields={hiddenFields(applicationForm, target)} />
        <Honeypot {...target.honeypot} />
        <SubmitArea
          note={note}
          outcome={outcomeText(outcome, reply, email)}
          alert={<OutcomeAlert delivery={delivery} job={job} />}
          {...submit}
        />
      </div>
    </form>
  );
}

type OutcomeAlertProps = {
  delivery: Deliveries;
  /** The job of the form beside it; outcomes of others are shown with their titles. */
  job?: AppliedJob;
  isMuted?: boolean;
  isInCorner?: boolean;
};

export function OutcomeAlert({ delivery, job, isMuted = false, isInCorner }: OutcomeAlertProps) {
  const outcome = isMuted ? undefined : delivery.unread();
  return (
    <Notice
      look={outcome && outcome.status !== 'sent' ? 'error' : 'success'}
      message={outcome ? applicationForm[outcome.status] : ''}
      subject={outcome?.job.slug === job?.slug ? undefined : outcome?.job.title}
      isInCorner={isInCorner}
      onDismiss={delivery.onOutcomeRead}
    />
  );
}
