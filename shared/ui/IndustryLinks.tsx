import { withBase } from '../runtime/base.ts';
import { Icon } from './Icon.tsx';
import './IndustryLinks.scss';
import type { IconName } from './iconNames.ts';

/** An industry as a link shows it. */
export type IndustryLink = { name: string; path: string; icon: IconName };

type IndustryLinksProps = {
  /** Id by which the list is named. */
  id: string;
  heading: string;
  industries: IndustryLink[];
};

/** Links to industries in one row of equal cells. */
export function IndustryLinks({ id, heading, industries }: IndustryLinksProps) {
  return (
    <div className="industry-links">
      <h3 className="industry-links__heading" id={id}>
        {heading}
      </h3>
      <ul className="industry-links__list" aria-labelledby={id}>
        {industries.map(({ name, path, icon }) => (
          <li key={path}>
            <a className="industry-links__link" href={withBase(path)}>
              <Icon name={icon} />
              <span className="industry-links__name">{name}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
