import { useId } from 'react';
import { withBase } from '#shared/core/base.ts';
import { ContentIcon, Icon } from '#shared/ui/Icon.tsx';
import type { ServiceProps } from '../page.ts';
import './IndustryLinks.scss';

/** Links to industries in equal cells, under an h3. */
export function IndustryLinks({ heading, links }: ServiceProps['industries']) {
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
