import type { FormTarget, ScriptTarget } from '../../shared/forms/formTarget.ts';

/** Data of the application form other than the job. */
export type ApplicationProps<Target extends ScriptTarget = FormTarget> = {
  target: Target;
  /** Who receives an application, and why. */
  note: string;
  /** Size limit of the resume. */
  maxMegabytes: number;
};
