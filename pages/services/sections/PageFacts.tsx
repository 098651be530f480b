import type { pageFacts } from '#shared/model/content.ts';
import './PageFacts.scss';

/** What a page says of itself. The build leaves out what is not true of it. */
export function PageFacts({ heading, ifAlone, script }: typeof pageFacts) {
  return (
    <>
      <h3 className="h4">{heading}</h3>
      <ul className="page-facts__list small">
        {ifAlone.map(({ figure, text }) => (
          <li data-if-alone="" key={figure}>
            <strong className="h3">{figure}</strong> {text}
          </li>
        ))}
        <li>
          <strong className="h3">{script.figure}</strong> {script.text}
        </li>
      </ul>
    </>
  );
}
