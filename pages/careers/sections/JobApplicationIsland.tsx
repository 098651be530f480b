import { pageTarget } from '../../../shared/forms/formTarget.ts';
import { Island } from '../../../shared/runtime/islands/Island.tsx';
import type { ApplicationProps } from '../ApplicationProps.ts';
import { JobApplication, type JobApplicationProps } from '../islands/JobApplication.tsx';

type JobApplicationIslandProps = ApplicationProps & Omit<JobApplicationProps, keyof ApplicationProps>;

/** The application form in the page. */
export function JobApplicationIsland({ target, ...form }: JobApplicationIslandProps) {
  return (
    <Island of={JobApplication} hydrateOn="interaction" props={{ ...form, target: pageTarget(target) }} />
  );
}
