import type { CaseSection } from '../model/caseSection.ts';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './CaseCards.scss';

/** Finished projects, each with the figure of its result. */
export function CaseCards({ heading, lead, linkText, cases }: CaseSection) {
  return (
    <Section head={{ id: 'cases', heading, lead }}>
      <ul className="case-cards" data-reveal="items">
        {cases.map(({ name, sector, result, path }) => (
          <li className="case-cards__card" key={path}>
            <p className="small">{sector}</p>
            <h3>{name}</h3>
            <p className="case-cards__result">
              <strong className="case-cards__figure h2-card">{result.figure}</strong> {result.text}
            </p>
            <TextLink href={path} card={name}>
              {linkText}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
