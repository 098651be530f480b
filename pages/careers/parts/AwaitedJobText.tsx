import { jobWords } from '../../../shared/content/words/careers.ts';
import './AwaitedJobText.scss';

/** A placeholder of about the size of a job's text while that is loading. */
export function AwaitedJobText() {
  return (
    <div className="job-text awaited-job-text" aria-busy="true">
      <p />
      <h3>{jobWords.responsibilities}</h3>
      <p />
      <h3>{jobWords.skills}</h3>
      <p />
    </div>
  );
}
