import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareersPage } from '../../../pages/careers/CareersPage.tsx';
import { applicationWords, jobGroups, jobWords } from '../../../shared/content/words/careers.ts';
import { dialogWords } from '../../../shared/content/words/controls.ts';
import { fill } from '../../../shared/core/fill.ts';
import { targetWith } from '../../unit/forms/target.ts';

const common = {
  type: 'Full-Time',
  mode: 'Onsite',
  location: 'Indore, Madhya Pradesh, India',
  experience: '1-4 years',
  group: jobGroups[0],
  mainSkills: ['Git', 'SQL'],
  postedOn: '',
};

const facts = [
  { slug: 'react-developer', title: 'React Developer', ...common },
  { slug: 'ai-ml-engineer', title: 'AI/ML Engineer', ...common },
];

export const jobs = facts.map((job) => ({
  ...job,
  jobDescription: `About the ${job.title}.`,
  keyResponsibilities: [`Work of the ${job.title}`],
  skillsQualifications: [`Skills of the ${job.title}`],
}));

/** Renders the careers page with two jobs and waits until it has looked at its address. */
export async function showCareers(): Promise<void> {
  render(
    <CareersPage
      heading="Open positions"
      lead="Send a resume."
      jobs={jobs}
      noJobs={{ heading: 'No open positions', lead: 'Check back.' }}
      hiring={{
        heading: 'How we hire',
        steps: [{ title: 'Application', text: 'You send the form.' }],
        fraud: { heading: 'No money', text: 'Tell us:', email: 'hello@company.com' },
      }}
      target={targetWith('accepted')}
      note="It goes to our team."
      maxMegabytes={5}
    />,
  );
  await act(async () => {});
}

export const applyLink = (title: string) =>
  screen.getByRole('link', { name: jobWords.apply + fill(jobWords.applyFor, { title }) });
export const inDialog = () => within(screen.getByRole('dialog'));
export const closeDialog = () => userEvent.click(inDialog().getByRole('button', { name: dialogWords.close }));

/** Opens the dialog of a job by its card and waits for the form. */
export async function openJob(title: string): Promise<void> {
  await userEvent.click(applyLink(title));
  await inDialog().findByLabelText(applicationWords.name.label);
}
