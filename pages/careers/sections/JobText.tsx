import type { JobText as Text } from '../JobSummary.ts';
import './JobText.scss';

function TextList({ heading, items }: { heading: string; items: string[] }) {
  return (
    <>
      <h3 className="job-text__heading">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li className="job-text__item" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The written part of a job: what the work is and what it asks for. */
export function JobText({ text }: { text: Text }) {
  return (
    <>
      <p>{text.jobDescription}</p>
      <TextList heading="Key responsibilities" items={text.keyResponsibilities} />
      <TextList heading="Skills and qualifications" items={text.skillsQualifications} />
    </>
  );
}
