import { Honeypot } from '../../../shared/blocks/Honeypot.tsx';
import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
import { applicationWords, jobWords } from '../../../shared/content/words/careers.ts';
import { fileFieldWords } from '../../../shared/content/words/controls.ts';
import { phoneHint } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { outcomeText } from '../../../shared/forms/outcomeText.ts';
import { hiddenFields } from '../../../shared/forms/payload.ts';
import { phonePattern, phoneRule } from '../../../shared/forms/phone.ts';
import { formatFileSize, resumeAccept } from '../../../shared/forms/resume.ts';
import { useApplication } from '../../../shared/forms/useApplication.ts';
import type { Delivery } from '../../../shared/forms/useDelivery.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { FileField } from '../../../shared/ui/FileField.tsx';
import { HiddenFields } from '../../../shared/ui/HiddenFields.tsx';
import type { ApplicationProps } from '../ApplicationProps.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import './ApplicationForm.scss';

type ApplicationFormProps = ApplicationProps & {
  /** Title of the job. */
  job: string;
  heading?: string;
  /** Level of the form's heading. */
  headingLevel?: 'h2' | 'h3';
  /** Address to which the browser posts the form without script; undefined if the form needs script. */
  action?: string;
  delivery: Delivery;
};

/** The application form for one job, with a resume. */
export function ApplicationForm({
  job,
  heading = jobWords.applyHere,
  headingLevel: Heading = 'h3',
  target,
  action,
  note,
  reply,
  email,
  maxMegabytes,
  delivery,
}: ApplicationFormProps) {
  const { form, errors, isEditing, resume, submit } = useApplication({
    job,
    target,
    maxMegabytes,
    delivery,
  });
  const { label, hint } = applicationWords.resume;
  return (
    <form
      className="application-form"
      aria-labelledby="application-heading"
      {...(action && { action, method: 'post', encType: 'multipart/form-data', 'data-draft': 'application' })}
      {...form}
    >
      <Heading className="application-form__heading" id="application-heading">
        {heading}
      </Heading>
      <p className="application-form__rule">{applicationWords.rule}</p>
      {action && <HiddenFields fields={{ 'Job Profile': job }} />}
      <Field {...applicationWords.name} name="name" autoComplete="name" required error={errors.name} />
      <Field
        {...applicationWords.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <Field
        {...applicationWords.phone}
        hint={fill(phoneHint, { email })}
        name="phone"
        type="tel"
        autoComplete="tel"
        pattern={phonePattern}
        title={phoneRule}
        required
        error={errors.phone}
        isLive={isEditing}
      />
      <div className="application-form__end">
        <FileField
          words={fileFieldWords}
          label={label}
          name="resume"
          accept={resumeAccept}
          hint={fill(hint, { megabytes: maxMegabytes })}
          {...resume}
          size={resume.file ? formatFileSize(resume.file.size) : ''}
          disabled={submit.isSending}
          error={errors.resume}
          isLive={isEditing}
        />
        {action && <HiddenFields fields={hiddenFields('application', target)} />}
        <Honeypot {...target.honeypot} />
        <div className="application-form__outcome">
          <OutcomeAlert delivery={delivery} job={job} />
        </div>
        <SubmitArea
          action={applicationWords.submit}
          note={note}
          outcome={outcomeText(delivery.outcomeOf(job), reply, email)}
          {...submit}
        />
      </div>
    </form>
  );
}
