import './JobTags.scss';

/** Short facts about a job in a row. */
export function JobTags({ tags }: { tags: string[] }) {
  return (
    <ul className="job-tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
