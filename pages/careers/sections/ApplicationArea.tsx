import { Button } from '../../../shared/ui/Button.tsx';
import { Confined } from '../../../shared/ui/Confined.tsx';
import { useLazyModule } from '../../../shared/ui/useLazyModule.ts';
import { loadApplicationForm } from '../loadApplicationForm.ts';
import type { ApplicationFormProps } from './ApplicationForm.tsx';

/**
 * The application form, as soon as its code is there. Each dialog that opens tries anew; code that a new deployment
 * has removed comes back with the page, which then opens the same job. A form that throws is told of alike.
 */
export function ApplicationArea(props: ApplicationFormProps) {
  const { module, hasFailed, fail } = useLazyModule(loadApplicationForm, true);
  if (module) {
    return (
      <Confined onError={fail}>
        <module.ApplicationForm {...props} />
      </Confined>
    );
  }
  return (
    <>
      <p role="alert">{hasFailed && 'The form could not be loaded. Load the page again to apply.'}</p>
      {hasFailed && <Button onClick={() => location.reload()}>Load again</Button>}
    </>
  );
}
