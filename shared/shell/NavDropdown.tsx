import { useId, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { MenuLink, useIsWithin } from './MenuLink.tsx';
import type { MenuGroup, SiteLink } from './siteData.ts';
import { useHoverPopover } from './useHoverPopover.ts';
import './NavDropdown.scss';

type NavDropdownProps = { menu: MenuGroup; foot: SiteLink };

/** CSS shows the panel on hover until React takes over. */
export function NavDropdown({ menu, foot }: NavDropdownProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { isOpen, ...handlers } = useHoverPopover(group);
  const isCurrent = useIsWithin(menu.path);
  return (
    <div className="nav-dropdown" ref={group} {...handlers}>
      <button
        className="header-nav__link"
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-current={isCurrent}
      >
        <span className="header-nav__label">{menu.label}</span>
        <Icon name="caret-down" />
      </button>
      <div className="nav-dropdown__panel" id={id} popover="auto">
        <ul className={`nav-dropdown__list nav-dropdown__list--${menu.items.length > 8 ? 'long' : 'short'}`}>
          {menu.items.map(({ label, path }) => (
            <li key={path}>
              <MenuLink className="nav-dropdown__link" path={path}>
                {label}
              </MenuLink>
            </li>
          ))}
          <li className="nav-dropdown__overview">
            <MenuLink className="nav-dropdown__link" path={menu.path} isExact>
              {menu.overview}
            </MenuLink>{' '}
            <MenuLink className="nav-dropdown__link" path={foot.path}>
              {foot.label}
            </MenuLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
