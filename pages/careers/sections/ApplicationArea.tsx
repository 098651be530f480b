import { Button } from '../../../shared/ui/Button.tsx';
import { useLazyModule } from '../../../shared/ui/useLazyModule.ts';
import { loadApplicationForm } from '../loadApplicationForm.ts';
import type { ApplicationFormProps } from './ApplicationForm.tsx';

/**
 * The application form, as soon as its code is there. Each dialog that opens tries anew; code that a new deployment
 * has removed comes back with the page, which then opens the same job.
 */
export function ApplicationArea(props: ApplicationFormProps) {
  const { module, hasFailed } = useLazyModule(loadApplicationForm, true);
  if (module) return <module.ApplicationForm {...props} />;
  return (
    <>
      <p role="alert">{hasFailed && 'The form could not be loaded. Load the page again to apply.'}</p>
      {hasFailed && <Button onClick={() => location.reload()}>Load again</Button>}
    </>
  );
}
