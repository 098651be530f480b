import { useId } from 'react';
import { withBase } from '../core/base.ts';
import type { IconData } from '../core/IconData.ts';
import { ContentIcon, Icon } from '../ui/Icon.tsx';
import './IndustryLinks.scss';

type IndustryLinksProps = { heading: string; links: { name: string; path: string; icon: IconData }[] };

/** Links to industries in equal cells, under an h3. */
export function IndustryLinks({ heading, links }: IndustryLinksProps) {
  const id = useId();
  return (
    <div className="industry-links">
      <h3 id={id}>{heading}</h3>
      <ul className="industry-links__list" aria-labelledby={id}>
        {links.map(({ name, path, icon }) => (
          <li key={path}>
            <a className="industry-links__link" href={withBase(path)}>
              <ContentIcon icon={icon} />
              <span className="industry-links__name">{name}</span>
              <span className="industry-links__arrow">
                <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
