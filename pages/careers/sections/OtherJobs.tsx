import { withBase } from '#shared/core/base.ts';
import type { Job } from '#shared/model/schema.ts';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import { jobPageWords } from '#shared/words/careers.ts';
import { pathOfJob } from '../jobPaths.ts';
import { lastDayOf } from '../jobTerms.ts';
import './OtherJobs.scss';

/** Other open jobs, those of the same group first, and a link to all jobs. */
export function OtherJobs({ jobs }: { jobs: Job[] }) {
  return (
    <Section labelledBy="other-jobs" isQuiet>
      <div data-until={lastDayOf(jobs)}>
        <h2 className="h2-side" id="other-jobs">
          {jobPageWords.others}
        </h2>
        <ul className="other-jobs" data-reveal="">
          {jobs.map((job) => (
            <li className="other-jobs__job" key={job.slug} data-until={job.closesOn}>
              <a className="other-jobs__link h4" href={withBase(pathOfJob(job))}>
                {job.title}
              </a>
              <p>
                {job.experience} · <span translate="no">{job.mainSkills.join(', ')}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <TextLink href="/careers/">{jobPageWords.all}</TextLink>
    </Section>
  );
}
