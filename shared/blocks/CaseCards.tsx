import type { CaseSection } from '../content/caseSection.ts';
import { linkWords } from '../content/words/controls.ts';
import { fill } from '../core/fill.ts';
import { noBreakSpace } from '../core/noBreakSpace.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './CaseCards.scss';

/** Finished projects, each with the figure of its result. */
export function CaseCards({ heading, lead, linkText, cases }: CaseSection) {
  return (
    <Section labelledBy="cases">
      <SectionHead id="cases" heading={heading} lead={lead} />
      <ul className="case-cards" data-reveal="items">
        {cases.map(({ name, sector, result, path }) => (
          <li className="case-cards__card" key={path}>
            <p className="small">{sector}</p>
            <h3>{name}</h3>
            <p className="case-cards__result">
              <strong className="case-cards__figure h2-card">{result.figure}</strong> {result.text}
            </p>
            <TextLink href={path} coversCard>
              <span>
                {linkText}
                <span className="visually-hidden">{`${noBreakSpace}${fill(linkWords.card, { name })}`}</span>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
