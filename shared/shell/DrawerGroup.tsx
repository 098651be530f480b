import { Icon } from '../ui/Icon.tsx';
import { MenuLink, useIsWithin } from './MenuLink.tsx';
import type { MenuGroup } from './siteData.ts';
import './DrawerGroup.scss';

/** One of the drawer's accordions, a `<details>` that opens independently of the other. */
export function DrawerGroup({ group }: { group: MenuGroup }) {
  const isCurrent = useIsWithin(group.path);
  return (
    // A visitor may have opened it before React loaded: keep their `open`.
    <details className="drawer-group" suppressHydrationWarning>
      <summary className="drawer__row" aria-current={isCurrent}>
        {group.label}
        <Icon name="caret-down" />
      </summary>
      <ul className="drawer-group__list">
        {group.items.map(({ label, path }) => (
          <li key={path}>
            <MenuLink className="drawer-group__link" path={path}>
              {label}
            </MenuLink>
          </li>
        ))}
        <li>
          <MenuLink className="drawer-group__link" path={group.path} isExact>
            {group.overview}
          </MenuLink>
        </li>
      </ul>
    </details>
  );
}
