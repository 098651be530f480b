import { withBase } from '../runtime/base.ts';
import { Icon } from '../ui/Icon.tsx';
import type { SiteLink } from './siteData.ts';

type DrawerGroupProps = {
  label: string;
  links: SiteLink[];
  currentPath: string;
  onNavigate: () => void;
};

/** One of the drawer's accordions. It opens natively and independently of the other. */
export function DrawerGroup({ label, links, currentPath, onNavigate }: DrawerGroupProps) {
  return (
    // A visitor may have opened it before React arrived: that `open` is theirs and stays.
    <details className="drawer__group" suppressHydrationWarning>
      <summary className="drawer__row">
        {label}
        <Icon name="caret-down" />
      </summary>
      <ul className="drawer__links">
        {links.map((link) => (
          <li key={link.path}>
            <a
              className="drawer__link"
              href={withBase(link.path)}
              aria-current={link.path === currentPath ? 'page' : undefined}
              onClick={onNavigate}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
