import { jobWords } from '../../../shared/content/words/careers.ts';
import { fill } from '../../../shared/core/fill.ts';
import type { WrittenJob } from '../sections/JobText.tsx';

/** A job as read from the page's HTML. */
export type ReadJob = WrittenJob & {
  slug: string;
  title: string;
  /** Address of its page. */
  page: string;
  tags: string[];
  terms: string[];
  location: string;
};

/** Reads a job from its card, so that a page does not include its texts twice. */
export function readJob(card: HTMLElement): ReadJob {
  const find = (selector: string) =>
    [...card.querySelectorAll(selector)].map((element) => element.textContent);
  const link = card.querySelector<HTMLAnchorElement>('h4 a')!;
  const [experience = '', ...tags] = find('.job-tags li');
  const [location = ''] = find('.job-card__place');
  const [jobDescription = ''] = find('.job-text p');
  return {
    slug: card.id,
    title: link.textContent,
    page: link.href,
    tags: [fill(jobWords.experience, { experience }), ...tags],
    terms: find('.job-card__terms li'),
    location,
    jobDescription,
    keyResponsibilities: find('.job-text ul:first-of-type li'),
    skillsQualifications: find('.job-text ul:last-of-type li'),
  };
}
