import { useLazyModule } from '../../../shared/ui/useLazyModule.ts';
import { loadApplicationForm } from '../loadApplicationForm.ts';
import type { ApplicationFormProps } from './ApplicationForm.tsx';

/** The application form, as soon as its code is there. Each dialog that opens tries anew. */
export function ApplicationArea(props: ApplicationFormProps) {
  const { module, hasFailed } = useLazyModule(loadApplicationForm, true);
  if (module) return <module.ApplicationForm {...props} />;
  return <p role="alert">{hasFailed && 'The form could not be loaded. Close this job and open it again.'}</p>;
}
