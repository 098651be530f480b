import { Island } from '#shared/runtime/islands/Island.tsx';
import { touchArea } from '#shared/runtime/islands/protocol.ts';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { LinkButton } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { jobWords } from '#shared/words/careers.ts';
import { JobDialog } from './islands/JobDialog.tsx';
import { lastDayOf, summaryOf } from './jobTerms.ts';
import type { CareersProps } from './page.ts';
import { AfterDay } from './sections/AfterDay.tsx';
import { Hiring } from './sections/Hiring.tsx';
import { JobGroups } from './sections/JobGroups.tsx';
import { LostJob } from './sections/LostJob.tsx';
import { NoOpenJobs } from './sections/NoOpenJobs.tsx';

/** Without script, the links of the list lead to the jobs' pages. */
export function CareersPage({ heading, lead, jobs, noJobs, hiring, application }: CareersProps) {
  const lastDay = lastDayOf(jobs);
  return (
    <>
      <section>
        {jobs.length > 0 && (
          <div data-until={lastDay}>
            <Section head={{ id: 'positions', heading, lead }}>
              <LostJob shortSlugs={noJobs.shortSlugs} />
              <div {...touchArea}>
                <Island
                  of={JobDialog}
                  hydrateOn="touch"
                  props={{ ...application, jobs: jobs.map(summaryOf) }}
                />
                <JobGroups jobs={jobs} />
              </div>
            </Section>
          </div>
        )}
        {(jobs.length === 0 || lastDay) && (
          <AfterDay day={lastDay}>
            <NoOpenJobs {...noJobs} application={application} />
          </AfterDay>
        )}
      </section>
      <BottomBar>
        <LinkButton href="/contact/" variant="secondary">
          {jobWords.ask}
        </LinkButton>
      </BottomBar>
      <Hiring {...hiring} />
    </>
  );
}
