import { jobWords } from '../../../shared/content/words/careers.ts';
import './LostJob.scss';

/** Shown by script above the list when the address names a job that is not on the page. */
export function LostJob() {
  return (
    <p className="lost-job" role="status" data-lost-hash="" hidden>
      {jobWords.lost}
    </p>
  );
}
