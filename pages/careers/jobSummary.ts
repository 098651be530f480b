import type { Job } from '../../shared/content/schema.ts';
import { jobWords } from '../../shared/content/words/careers.ts';
import { fill } from '../../shared/core/fill.ts';
import { jobTerms, type Term } from './jobTerms.ts';

/** What a job's dialog shows before it has the text from the job's page. */
export type JobSummary = Pick<Job, 'slug' | 'title' | 'location'> & {
  /** Experience, type and mode. */
  tags: string[];
  terms: Term[];
};

/** The short facts about a job. */
export function summaryOf(job: Job): JobSummary {
  const { slug, title, location, experience, type, mode } = job;
  const tags = [fill(jobWords.experience, { experience }), type, mode];
  return { slug, title, location, tags, terms: jobTerms(job) };
}
