import type { WrittenJob } from './JobText.tsx';

/**
 * Reads a job's text from its page, as text only.
 * @param page the page's address
 * @throws if the page cannot be fetched or is not that of a job
 */
export async function fetchJobText(page: string): Promise<WrittenJob> {
  // A full address for the same reason as in shared/forms/submit.ts.
  const response = await fetch(new URL(page, location.href));
  if (!response.ok) throw new Error(`${page} answers ${response.status}`);
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  const read = (field: keyof WrittenJob, within = '') =>
    [...html.querySelectorAll(`[data-job-text="${field}"]${within}`)].map(({ textContent }) => textContent!);
  const [jobDescription] = read('jobDescription');
  if (!jobDescription) throw new Error(`${page} is not the page of a job`);
  return {
    jobDescription,
    keyResponsibilities: read('keyResponsibilities', ' li'),
    skillsQualifications: read('skillsQualifications', ' li'),
  };
}
