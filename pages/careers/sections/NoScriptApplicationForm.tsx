import { Honeypot } from '../../../shared/blocks/Honeypot.tsx';
import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
import type { FormTarget } from '../../../shared/forms/formTarget.ts';
import { hiddenFields } from '../../../shared/forms/payload.ts';
import { resumeAccept } from '../../../shared/forms/resume.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { HiddenFields } from '../../../shared/ui/HiddenFields.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import type { JobSummary } from '../JobSummary.ts';
import { ApplicantFields } from './ApplicantFields.tsx';
import './NoScriptApplicationForm.scss';

export type NoScriptApplicationFormProps = {
  jobs: JobSummary[];
  target: FormTarget;
  note: string;
  maxMegabytes: number;
};

/** One form for all jobs, which the browser checks and posts: for visitors without script. */
export function NoScriptApplicationForm({ jobs, target, note, maxMegabytes }: NoScriptApplicationFormProps) {
  return (
    <form
      className="no-script-application-form"
      data-draft="application"
      action={target.action}
      method="post"
      encType="multipart/form-data"
      aria-labelledby="no-script-application"
    >
      <h2 className="no-script-application-form__heading" id="no-script-application">
        Apply for a position
      </h2>
      <p className="no-script-application-form__rule">Every field is required.</p>
      <SelectField
        label="Position"
        name="Job Profile"
        placeholder="Select one"
        options={jobs.map(({ title }) => title)}
        required
      />
      <ApplicantFields />
      <Field
        label={`Resume (.pdf, .doc or .docx, up to ${maxMegabytes} MB)`}
        name="resume"
        type="file"
        accept={resumeAccept}
        required
      />
      <HiddenFields fields={hiddenFields('application', target)} />
      <Honeypot {...target.trap} />
      <SubmitArea action="Submit application" note={note} />
    </form>
  );
}
