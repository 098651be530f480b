import { jobWords } from '../../../shared/content/words/careers.ts';
import './AwaitedJobText.scss';

/** Takes about the room of a job's text while that is on its way. */
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
