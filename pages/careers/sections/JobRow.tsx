import { withBase } from '#shared/core/addresses.ts';
import { fill } from '#shared/core/fill.ts';
import { noBreakSpace } from '#shared/core/text.ts';
import type { Job } from '#shared/model/schema.ts';
import { LinkButton } from '#shared/ui/Button.tsx';
import { jobWords } from '#shared/words/careers.ts';
import { pathOfForm, pathOfJob } from '../jobPaths.ts';
import { jobTerms, locationOf, salaryInWords } from '../jobTerms.ts';
import { TermItems } from '../parts/JobFacts.tsx';
import './JobRow.scss';

export function JobRow({ job }: { job: Job }) {
  const { slug, title, type, mode, experience, mainSkills, salary, closesOn } = job;
  const facts = [salary && salaryInWords(salary), experience, type, mode, locationOf(job)];
  const terms = jobTerms({ ...job, salary: undefined });
  return (
    <li className="job-row" id={slug} data-until={closesOn}>
      <div>
        <h4 className="job-row__title">
          <a className="job-row__link" href={withBase(pathOfJob(job))}>
            {title}
          </a>
        </h4>
        <ul className="job-row__facts">
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="job-row__skills" translate="no">
          {mainSkills.join(', ')}
        </p>
        {terms.length > 0 && (
          <ul className="job-row__facts">
            <TermItems terms={terms} />
          </ul>
        )}
      </div>
      <LinkButton variant="secondary" size="small" href={pathOfForm(job)} opens="JobDialog">
        <span>
          {jobWords.apply}
          <span className="visually-hidden">{`${noBreakSpace}${fill(jobWords.applyFor, { title })}`}</span>
        </span>
      </LinkButton>
    </li>
  );
}
