import { useDelivery } from '#shared/forms/useDelivery.ts';
import { ApplicationForm, type ApplicationProps } from '../parts/ApplicationForm.tsx';

type JobApplicationProps = ApplicationProps & {
  /** As the application names it. */
  jobTitle: string;
  heading?: string;
  headingLevel: 'h2' | 'h3';
};

/** The application form on a job's own page. Without script, the browser checks and posts it. */
export function JobApplication({ target, ...form }: JobApplicationProps) {
  const delivery = useDelivery(target);
  return <ApplicationForm {...form} target={target} action={target.action} delivery={delivery} />;
}
