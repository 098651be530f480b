import { LinkRows } from '#shared/blocks/LinkRows.tsx';
import { withBase } from '#shared/core/addresses.ts';
import type { Job } from '#shared/model/schema/files.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { LinkButton } from '#shared/ui/Button.tsx';
import { LinkedText, Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Section, SectionHead } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import { TextLinks } from '#shared/ui/TextLinks.tsx';
import { jobPageWords, jobWords } from '#shared/words/careers.ts';
import { ApplicationForm } from './islands/ApplicationForm.tsx';
import { formId, pathOfJob } from './jobPaths.ts';
import { lastDayOf, summaryOf } from './jobTerms.ts';
import type { JobPageProps } from './page.ts';
import { JobFacts } from './parts/JobFacts.tsx';
import { AfterDay } from './sections/AfterDay.tsx';
import { Hiring } from './sections/Hiring.tsx';
import './parts/JobText.scss';
import './JobPage.scss';
import './ClosedJob.scss';

function ClosedJob({ others }: { others: Job[] }) {
  const { heading, text, withOthers, link } = jobPageWords.closed;
  const lastDay = lastDayOf(others);
  return (
    <div className="closed-job">
      <h2 className="h3">{heading}</h2>
      <p>
        {text} {others.length > 0 && <span data-until={lastDay}>{withOthers}</span>}
      </p>
      {others.length > 0 && (
        <ul className="closed-job__others" data-until={lastDay}>
          {others.map((job) => (
            <li key={job.slug} data-until={job.closesOn}>
              <a href={withBase(pathOfJob(job))}>{job.title}</a>
            </li>
          ))}
        </ul>
      )}
      <TextLink href="/careers/">{link}</TextLink>
    </div>
  );
}

/** The job's dialog fetches this HTML by its class. */
export function JobText({ job }: { job: Job }) {
  const list = (lines: string[]) => (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <LinkedText>{line}</LinkedText>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="job-text">
      <Paragraphs texts={[job.jobDescription]} />
      <h3 className="h4">{jobWords.responsibilities}</h3>
      {list(job.keyResponsibilities)}
      <h3 className="h4">{jobWords.skills}</h3>
      {list(job.skillsQualifications)}
    </div>
  );
}

function OtherJobs({ jobs }: { jobs: Job[] }) {
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
