import type { ContentIconData } from '../content/icons.ts';
import { withBase } from '../runtime/base.ts';
import { ContentIcon } from './ContentIcon.tsx';
import { Icon } from './Icon.tsx';
import './IndustryLinks.scss';

/** An industry as a link shows it. */
export type IndustryLink = { name: string; path: string; icon: ContentIconData };

/** What a page hands down for the links. */
export type IndustryLinksData = { heading: string; links: IndustryLink[] };

/** Links to industries in equal cells, under a heading of the third level. */
export function IndustryLinks({ heading, links }: IndustryLinksData) {
  return (
    <div className="industry-links">
      <h3 id="related-industries">{heading}</h3>
      <ul className="industry-links__list" aria-labelledby="related-industries">
        {links.map(({ name, path, icon }) => (
          <li key={path}>
            <a className="industry-links__link" href={withBase(path)}>
              <ContentIcon icon={icon} />
              <span className="industry-links__name">{name}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
