import { jobWords } from '#shared/words/careers.ts';
import './LostJob.scss';

type LostJobProps = {
  /** Slugs of closed jobs that are one word: other words in an address may mean anything. */
  shortSlugs: string[];
};

/** Script says here, above the list, that the address names a job that is not on the page. */
export function LostJob({ shortSlugs }: LostJobProps) {
  return (
    <p
      className="lost-job"
      aria-live="polite"
      data-lost-hash={jobWords.lost}
      data-short-slugs={shortSlugs.join(' ') || undefined}
    />
  );
}
