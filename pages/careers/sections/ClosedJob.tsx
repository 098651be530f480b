import { withBase } from '#shared/core/addresses.ts';
import type { Job } from '#shared/model/schema.ts';
import { TextLink } from '#shared/ui/TextLink.tsx';
import { jobPageWords } from '#shared/words/careers.ts';
import { pathOfJob } from '../jobPaths.ts';
import { lastDayOf } from '../jobTerms.ts';
import './ClosedJob.scss';

export function ClosedJob({ others }: { others: Job[] }) {
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
