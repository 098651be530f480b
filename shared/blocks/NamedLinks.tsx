import { useId } from 'react';
import { withBase } from '../core/addresses.ts';
import { noBreakSpace } from '../core/text.ts';
import type { NamedLink } from '../model/pageLinks.ts';
import { ContentIcon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './NamedLinks.scss';

export function NamedLinks({ heading, links }: { heading: string; links: NamedLink[] }) {
  const id = useId();
  return (
    <div>
      <h3 className="h4" id={id}>
        {heading}
      </h3>
      <ul className="named-links__list" aria-labelledby={id}>
        {links.map(({ name, whatItIs, path, anchor, icon, logo }) => (
          <li key={name}>
            <a className="named-links__link" href={`${withBase(path)}${anchor ? `#${anchor}` : ''}`}>
              {icon && <ContentIcon icon={icon} />}
              {logo && (
                <span className="named-links__logo">
                  <Picture picture={logo} alt="" sizes="20px" fit="logo" />
                </span>
              )}
              {logo ? <span translate="no">{name}</span> : name}
              {whatItIs && <span className="visually-hidden">{`${noBreakSpace}${whatItIs}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
