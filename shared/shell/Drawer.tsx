import { useRef } from 'react';
import { ContactLink } from '../blocks/ContactLink.tsx';
import { withBase } from '../core/addresses.ts';
import { buttonLook } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { shellWords } from '../words/shell.ts';
import { MenuLink, useIsWithin } from './MenuLink.tsx';
import type { MenuGroup, MenuItem, SiteData } from './siteData.ts';
import { useDrawer } from './useDrawer.ts';
import './DrawerContact.scss';
import './DrawerGroup.scss';
import './Drawer.scss';

function DrawerGroup({ group }: { group: MenuGroup }) {
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

export const drawerId = 'drawer';

/** Id of the link that opens the drawer in browsers without popovers. */
export const drawerLinkId = 'drawer-link';

type DrawerProps = Pick<SiteData, 'logo' | 'phone' | 'email' | 'menu' | 'menuFoot'>;

export function Drawer({ logo: { mark }, phone, email, menu, menuFoot }: DrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer);
  const rows: MenuItem[] = [...menu.filter(({ isButton }) => !isButton), menuFoot];
  const actions = menu.filter(({ isButton }) => isButton);
  return (
    <div
      className="drawer"
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={shellWords.drawer}
      ref={drawer}
    >
      <div className="drawer__top">
        <img
          className="drawer__mark"
          src={withBase(mark.path)}
          width={mark.width}
          height={mark.height}
          alt=""
          loading="lazy"
        />
        <button
          className="drawer__close with-popovers"
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={shellWords.closeDrawer}
          // Focused when the popover opens, not when the page loads.
          autoFocus
        />
        {/* biome-ignore lint/a11y/useAnchorContent: named by its label */}
        <a
          className="drawer__close without-popovers"
          href={`#${drawerLinkId}`}
          aria-label={shellWords.closeDrawer}
        />
      </div>
      <nav className="drawer__menu" aria-label={shellWords.mainMenu}>
        <ul>
          {rows.map((item) => (
            <li className="drawer__item" key={item.label}>
              {'items' in item ? (
                <DrawerGroup group={item} />
              ) : (
                <MenuLink className="drawer__row" path={item.path}>
                  {item.label}
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="drawer-contact">
        <ContactLink className="drawer-contact__link" to={phone} label={shellWords.call} />{' '}
        <ContactLink className="drawer-contact__link" to={email} label={shellWords.mail} />{' '}
        {actions.map(({ label, path }) => (
          <MenuLink
            className={`drawer-contact__action ${buttonLook({ size: 'small' })}`}
            path={path}
            key={path}
          >
            {label}
          </MenuLink>
        ))}
      </div>
    </div>
  );
}
