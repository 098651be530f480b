import type { ReactNode } from 'react';
import { withBase } from '../core/addresses.ts';
import { Icon } from '../ui/Icon.tsx';
import './LinkRows.scss';

type LinkRow = { name: string; path: string; text: ReactNode; until?: string | undefined };

export function LinkRows({ links }: { links: LinkRow[] }) {
  return (
    <ul className="link-rows" data-reveal="items">
      {links.map(({ name, path, text, until }) => (
        <li className="link-rows__row" key={path} data-until={until}>
          <h3 className="link-rows__name">
            <a className="link-rows__link" href={withBase(path)}>
              {name}
            </a>
            <Icon name="arrow-right" />
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
