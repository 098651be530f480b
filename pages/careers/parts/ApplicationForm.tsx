import { Honeypot } from '../../../shared/blocks/Honeypot.tsx';
import { SubmitArea } from '../../../shared/blocks/SubmitArea.tsx';
import { fileFieldWords } from '../../../shared/content/words/controls.ts';
import type { ScriptTarget } from '../../../shared/forms/formTarget.ts';
import { formatFileSize, resumeAccept } from '../../../shared/forms/resume.ts';
import { useApplication } from '../../../shared/forms/useApplication.ts';
import type { Delivery } from '../../../shared/forms/useDelivery.ts';
import { FileField } from '../../../shared/ui/FileField.tsx';
import { ApplicantFields } from '../sections/ApplicantFields.tsx';
import './ApplicationForm.scss';
import { OutcomeAlert } from './OutcomeAlert.tsx';

export type ApplicationFormProps = {
  /** Title of the job. */
  job: string;
  target: ScriptTarget;
  /** Who receives the application, and why. */
  note: string;
  maxMegabytes: number;
  delivery: Delivery;
};

/** The application for one job, with a file. It is there with script alone and never posts natively. */
export function ApplicationForm({ job, target, note, maxMegabytes, delivery }: ApplicationFormProps) {
  const { form, errors, phoneNotice, resume, onInput, onReset, onResume, onSubmit, ...ending } =
    useApplication({
      job,
      target,
      maxMegabytes,
      delivery,
    });
  return (
    <form
      className="application-form"
      aria-labelledby="application-heading"
      ref={form}
      onInput={onInput}
      onReset={onReset}
      onSubmit={onSubmit}
    >
      <h3 className="application-form__heading" id="application-heading">
        Apply for this role
      </h3>
      <p className="application-form__rule">Every field is required.</p>
      <ApplicantFields errors={errors} phoneNotice={phoneNotice} />
      <FileField
        words={fileFieldWords}
        label="Resume"
        name="resume"
        accept={resumeAccept}
        hint={`.pdf, .doc or .docx, up to ${maxMegabytes} MB`}
        file={resume}
        size={resume ? formatFileSize(resume.size) : ''}
        disabled={ending.isSending}
        onChange={onResume}
        error={errors.resume}
      />
      <Honeypot {...target.trap} />
      <div className="application-form__end">
        <OutcomeAlert delivery={delivery} job={job} />
        <SubmitArea action="Submit application" note={note} {...ending} />
      </div>
    </form>
  );
}
