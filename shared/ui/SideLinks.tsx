import { withBase } from '../core/addresses.ts';
import './SideLinks.scss';

type SideLinksProps = { heading: string; links: { label: string; path: string }[]; current?: string };

export function SideLinks({ heading, links, current }: SideLinksProps) {
  return (
    <nav aria-labelledby="side-links">
      <h2 className="h4" id="side-links">
        {heading}
      </h2>
      <ul className="side-links__list">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a
              className="side-links__link"
              href={withBase(path)}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
