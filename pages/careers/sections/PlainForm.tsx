import { Honeypot } from '../../../shared/blocks/Honeypot.tsx';
import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
import { applicationWords } from '../../../shared/content/words/careers.ts';
import { fill } from '../../../shared/core/fill.ts';
import { hiddenFields } from '../../../shared/forms/payload.ts';
import { resumeAccept } from '../../../shared/forms/resume.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { HiddenFields } from '../../../shared/ui/HiddenFields.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import type { ApplicationProps } from '../CareersPage.tsx';
import type { JobName } from '../jobs.ts';
import { ApplicantFields } from './ApplicantFields.tsx';
import './PlainForm.scss';

type PlainFormProps = ApplicationProps & { jobs: JobName[] };

/** One form for all jobs, which the browser checks and posts: for visitors without script. */
export function PlainForm({ jobs, target, note, maxMegabytes }: PlainFormProps) {
  const { resume } = applicationWords;
  return (
    <form
      className="plain-form"
      data-draft="application"
      action={target.action}
      method="post"
      encType="multipart/form-data"
      aria-labelledby="plain-form"
    >
      <h2 className="plain-form__heading" id="plain-form">
        {applicationWords.headingForAll}
      </h2>
      <p className="plain-form__rule">{applicationWords.rule}</p>
      <SelectField
        {...applicationWords.position}
        name="Job Profile"
        options={jobs.map(({ title }) => title)}
        required
      />
      <ApplicantFields />
      <Field
        label={`${resume.label} (${fill(resume.hint, { megabytes: maxMegabytes })})`}
        name="resume"
        type="file"
        accept={resumeAccept}
        required
      />
      <HiddenFields fields={hiddenFields('application', target)} />
      <Honeypot {...target.honeypot} />
      <SubmitArea action={applicationWords.submit} note={note} />
    </form>
  );
}
