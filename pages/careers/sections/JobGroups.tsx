import { Fragment } from 'react';
import { withBase } from '#shared/core/addresses.ts';
import { fill } from '#shared/core/fill.ts';
import { noBreakSpace } from '#shared/core/text.ts';
import type { Job } from '#shared/model/schema/files.ts';
import { LinkButton } from '#shared/ui/Button.tsx';
import { jobGroups, jobWords } from '#shared/words/careers.ts';
import { formId, pathOfJob } from '../jobPaths.ts';
import { jobTerms, lastDayOf, locationOf, salaryInWords } from '../jobTerms.ts';
import { TermItems } from '../parts/JobFacts.tsx';
import './JobRow.scss';
import './JobGroups.scss';

/** `place` selects the group; `until` is the day on which its last job closes. */
type Choice = { name: string; count: number; place: string; until?: string | undefined };

function GroupFilter({ groups }: { groups: Choice[] }) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const all = { name: jobWords.filter.all, count, place: '.job-groups__group' };
  return (
    <fieldset className="job-groups__filter">
      <legend className="visually-hidden">{jobWords.filter.label}</legend>
      {[all, ...groups].map(({ name, count, place, until }: Choice, index) => (
        <Fragment key={name}>
          <label className="job-groups__choice" data-until={until}>
            <input className="visually-hidden" type="radio" name="group" defaultChecked={index === 0} />
            {name}{' '}
            <span className="job-groups__count" data-count={`${place} > ul > li`}>
              {count}
            </span>
          </label>{' '}
        </Fragment>
      ))}
    </fieldset>
  );
}

function JobRow({ job }: { job: Job }) {
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
      <LinkButton variant="secondary" size="small" href={`${pathOfJob(job)}#${formId}`} opens="JobDialog">
        <span>
          {jobWords.apply}
          <span className="visually-hidden">{`${noBreakSpace}${fill(jobWords.applyFor, { title })}`}</span>
        </span>
      </LinkButton>
    </li>
  );
}

/** They do not fade in on scroll: the filter may bring a group into view without scrolling. */
export function JobGroups({ jobs }: { jobs: Job[] }) {
  const groups = jobGroups
    .map((name) => ({ name, members: jobs.filter((job) => job.group === name) }))
    .filter(({ members }) => members.length > 0)
    .map((group, index) => ({
      ...group,
      count: group.members.length,
      place: `.job-groups__group:nth-of-type(${index + 1})`,
      until: lastDayOf(group.members),
    }));
  return (
    <div className="job-groups">
      {jobs.length >= 9 && groups.length > 1 && <GroupFilter groups={groups} />}
      {groups.map(({ name, members, until }) => (
        <div className="job-groups__group" key={name} data-until={until}>
          <h3 className="job-groups__heading">{name}</h3>
          <ul>
            {members.map((job) => (
              <JobRow key={job.slug} job={job} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
