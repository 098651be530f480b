import { LinkCard } from '#shared/blocks/LinkCard.tsx';
import { Overview } from '#shared/blocks/Overview.tsx';
import type { TechnologiesProps } from './page.ts';
import './TechnologiesPage.scss';

export function TechnologiesPage({ technologies, linkText, ...texts }: TechnologiesProps) {
  return (
    <Overview id="technologies" {...texts}>
      <ul className="technologies-page__cards" data-reveal="items">
        {technologies.map(({ summary, ...technology }) => (
          <li key={technology.path}>
            <LinkCard {...technology} linkText={linkText}>
              <p>{summary}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Overview>
  );
}
