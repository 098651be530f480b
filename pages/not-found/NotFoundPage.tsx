import { withBase } from '#shared/core/base.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { NotFoundProps } from './page.ts';
import './NotFoundPage.scss';

/** The 404 page: links to the main pages, each with a short description. */
export function NotFoundPage({ heading, lead, ways }: NotFoundProps) {
  return (
    <Section head={{ id: 'ways', heading, lead }}>
      <ul className="not-found-page" data-reveal="items">
        {ways.map(({ path, name, description }) => (
          <li className="not-found-page__item" key={path}>
            <h3 className="not-found-page__name">
              <a className="not-found-page__link" href={withBase(path)}>
                {name}
              </a>
              <Icon name="arrow-right" />
            </h3>
            <p className="not-found-page__description">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
