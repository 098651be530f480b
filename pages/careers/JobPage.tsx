import { Island } from '#shared/runtime/islands/Island.tsx';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { LinkButton } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { jobPageWords, jobWords } from '#shared/words/careers.ts';
import { ApplicationForm } from './islands/ApplicationForm.tsx';
import { formId } from './jobPaths.ts';
import { summaryOf } from './jobTerms.ts';
import type { JobPageProps } from './page.ts';
import { JobFacts } from './parts/JobFacts.tsx';
import { JobText } from './parts/JobText.tsx';
import { AfterDay } from './sections/AfterDay.tsx';
import { ClosedJob } from './sections/ClosedJob.tsx';
import { Hiring } from './sections/Hiring.tsx';
import { OtherJobs } from './sections/OtherJobs.tsx';
import './JobPage.scss';

/** After a job's last day, script says until the next build that it is closed. */
export function JobPage({ job, otherJobs, hiring, application }: JobPageProps) {
  const lastDay = application && job.closesOn;
  const { terms, location } = summaryOf({ ...job, closesOn: lastDay });
  return (
    <>
      <Section labelledBy="about-role">
        <div className="job-page">
          {(!application || lastDay) && (
            <AfterDay className="job-page__aside" day={lastDay}>
              <ClosedJob others={otherJobs} />
            </AfterDay>
          )}
          <article className="job-page__details">
            <h2 className="job-page__heading h2-side" id="about-role">
              {jobPageWords.about}
            </h2>
            <JobFacts terms={terms} location={location} />
            <JobText job={job} />
          </article>
          {application && (
            <>
              <BottomBar until={lastDay} isAtOnce>
                <LinkButton href={`#${formId}`}>{jobWords.apply}</LinkButton>
              </BottomBar>
              <div className="job-page__aside job-page__form" id={formId} data-until={lastDay}>
                <Island
                  of={ApplicationForm}
                  hydrateOn="touch"
                  props={{ job: { slug: job.slug, title: job.title }, headingLevel: 'h2', ...application }}
                />
              </div>
            </>
          )}
        </div>
      </Section>
      <Hiring {...hiring} />
      {application && otherJobs.length > 0 && <OtherJobs jobs={otherJobs} />}
    </>
  );
}
