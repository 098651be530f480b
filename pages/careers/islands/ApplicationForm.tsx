import { Honeypot } from '#shared/blocks/Honeypot.tsx';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { fill } from '#shared/core/fill.ts';
import { outcomeText } from '#shared/forms/outcomeText.ts';
import { hiddenFields, jobField } from '#shared/forms/payload.ts';
import { formatFileSize, resumeAccept } from '#shared/forms/resume.ts';
import { useApplication } from '#shared/forms/useApplication.ts';
import { Field } from '#shared/ui/Field.tsx';
import { FileField } from '#shared/ui/FileField.tsx';
import { HiddenFields } from '#shared/ui/HiddenFields.tsx';
import { applicationWords, jobWords } from '#shared/words/careers.ts';
import type { CareersProps } from '../page.ts';
import { OutcomeAlert } from '../parts/OutcomeAlert.tsx';
import './ApplicationForm.scss';

type ApplicationFormProps = CareersProps['application'] & {
  /** As the application names it. */
  jobTitle: string;
  heading?: string;
  headingLevel?: 'h2' | 'h3';
};

/** The application form for one job, with a resume. Without script, the browser checks and posts it. */
export function ApplicationForm({
  jobTitle,
  heading = jobWords.applyHere,
  headingLevel: Heading = 'h3',
  target,
  note,
  reply,
  email,
  maxMegabytes,
}: ApplicationFormProps) {
  const application = useApplication({ jobTitle, target, maxMegabytes, email });
  const { form, field, resume, submit, delivery } = application;
  return (
    <form className="application-form" aria-labelledby="application-heading" {...form}>
      <Heading className="h3" id="application-heading">
        {heading}
      </Heading>
      <p className="application-form__rule small">{applicationWords.rule}</p>
      <HiddenFields fields={{ [jobField]: jobTitle }} />
      <Field {...field('name')} />
      <Field {...field('email')} />
      <Field {...field('phone')} />
      <div className="application-form__end">
        <FileField
          {...field('resume')}
          accept={resumeAccept}
          hint={fill(applicationWords.resume.hint, { megabytes: maxMegabytes })}
          {...resume}
          size={resume.file ? formatFileSize(resume.file.size) : ''}
        />
        <HiddenFields fields={hiddenFields('application', target)} />
        <Honeypot {...target.honeypot} />
        <SubmitArea
          action={applicationWords.submit}
          note={note}
          outcome={outcomeText(delivery.outcomeOf(jobTitle), reply, email)}
          alert={<OutcomeAlert delivery={delivery} jobTitle={jobTitle} />}
          {...submit}
        />
      </div>
    </form>
  );
}
