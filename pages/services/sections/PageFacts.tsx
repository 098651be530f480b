import type { pageFacts } from '#shared/model/content.ts';
import './PageFacts.scss';

/** What a page says of itself. */
export function PageFacts({ heading, facts }: typeof pageFacts) {
  return (
    <>
      <h3 className="h4">{heading}</h3>
      <ul className="page-facts__list small">
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <strong className="h3">{figure}</strong> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
