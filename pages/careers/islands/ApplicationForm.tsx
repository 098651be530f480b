import { HiddenFields, Honeypot } from '#shared/blocks/Honeypot.tsx';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { typedFields } from '#shared/forms/fieldRules.ts';
import { outcomeText } from '#shared/forms/outcomeText.ts';
import { hiddenFields } from '#shared/forms/payload.ts';
import { formatFileSize, resumeAccept } from '#shared/forms/resume.ts';
import { useApplication } from '#shared/forms/useApplication.ts';
import type { AppliedJob } from '#shared/forms/useDelivery.ts';
import { Field } from '#shared/ui/Field.tsx';
import { FileField } from '#shared/ui/FileField.tsx';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import type { CareersProps } from '../page.ts';
import { OutcomeAlert } from '../parts/OutcomeAlert.tsx';
import './ApplicationForm.scss';

type ApplicationFormProps = CareersProps['application'] & {
  job: AppliedJob;
  heading?: string;
  headingLevel?: 'h2' | 'h3';
};

/** The application form for one job, with a resume. Without script, the browser checks and posts it. */
export function ApplicationForm({
  job,
  heading = jobWords.applyHere,
  headingLevel: Heading = 'h3',
  target,
  note,
  reply,
  email,
  maxMegabytes,
}: ApplicationFormProps) {
  const application = useApplication({ job, target, maxMegabytes, email });
  const { form, rule, field, resume, submit, delivery } = application;
  const [name, mail, ...others] = typedFields(applicationForm).map((name) => (
    <Field key={name} {...field(name)} />
  ));
  return (
    <form className="application-form" aria-labelledby="application-heading" {...form}>
      <Heading className="h3" id="application-heading">
        {heading}
      </Heading>
      <p className="application-form__rule small">{rule}</p>
      <HiddenFields fields={{ 'Job Profile': job.title }} />
      <div className="application-form__first">
        {name}
        {mail}
      </div>
      {others}
      <div className="application-form__end">
        <FileField
          {...field('resume')}
          accept={resumeAccept}
          {...resume}
          size={resume.file ? formatFileSize(resume.file.size) : ''}
        />
        <HiddenFields fields={hiddenFields(applicationForm, target)} />
        <Honeypot {...target.honeypot} />
        <SubmitArea
          note={note}
          outcome={outcomeText(delivery.of(job.slug).outcome, reply, email)}
          alert={<OutcomeAlert delivery={delivery} job={job} />}
          {...submit}
        />
      </div>
    </form>
  );
}
