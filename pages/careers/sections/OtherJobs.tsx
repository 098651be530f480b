import { LinkRows } from '#shared/blocks/LinkRows.tsx';
import type { Job } from '#shared/model/schema.ts';
import { Section } from '#shared/ui/Section.tsx';
import { SectionHead } from '#shared/ui/SectionHead.tsx';
import { TextLinks } from '#shared/ui/TextLinks.tsx';
import { jobPageWords } from '#shared/words/careers.ts';
import { pathOfJob } from '../jobPaths.ts';
import { lastDayOf } from '../jobTerms.ts';

export function OtherJobs({ jobs }: { jobs: Job[] }) {
  const rowOf = (job: Job) => ({
    name: job.title,
    path: pathOfJob(job),
    text: (
      <>
        {job.experience} · <span translate="no">{job.mainSkills.join(', ')}</span>
      </>
    ),
    until: job.closesOn,
  });
  return (
    <Section labelledBy="other-jobs" isQuiet>
      <div data-until={lastDayOf(jobs)}>
        <SectionHead id="other-jobs" heading={jobPageWords.others} size="small" />
        <LinkRows links={jobs.map(rowOf)} />
      </div>
      <TextLinks links={[{ label: jobPageWords.all, path: '/careers/' }]} />
    </Section>
  );
}
