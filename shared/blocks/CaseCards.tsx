import type { CaseSection } from '../model/pageLinks.ts';
import { Section } from '../ui/Section.tsx';
import './CaseCards.scss';
import { LinkCard } from './LinkCard.tsx';

export function CaseCards({ heading, lead, linkText, cases }: CaseSection) {
  return (
    <Section head={{ id: 'cases', heading, lead }}>
      <ul className="case-cards" data-reveal="items">
        {cases.map(({ name, sector, result, path, picture }) => (
          <li className="case-cards__card" key={path}>
            <LinkCard
              name={name}
              path={path}
              picture={picture}
              linkText={linkText}
              isWide={cases.length === 1}
            >
              <p className="small">{sector}</p>
              <p>
                <strong className="case-cards__figure h2-card">{result.figure}</strong> {result.text}
              </p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
