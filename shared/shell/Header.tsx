import { withBase } from '../runtime/base.ts';
import { Icon } from '../ui/Icon.tsx';
import { drawerId } from './Drawer.tsx';
import './Header.scss';
import { HeaderNav } from './HeaderNav.tsx';
import { Logo } from './Logo.tsx';
import type { MenuEntry, SiteData } from './siteData.ts';
import { useScrolled } from './useScrolled.ts';

type HeaderProps = {
  brand: string;
  logo: SiteData['logo'];
  menu: MenuEntry[];
  currentPath: string;
};

/** Wide: transparent over hero or banner, white and fixed once scrolled. Narrow: a fixed white bar with the menu button. */
export function Header({ brand, logo, menu, currentPath }: HeaderProps) {
  const isScrolled = useScrolled();
  return (
    <div className={`header${isScrolled ? ' header--scrolled' : ''}`}>
      <div className="header__content wrap">
        <a className="header__logo" href={withBase('/')}>
          <span className="header__logo-light">
            <Logo picture={logo.light} name={brand} isLight />
          </span>
          <span className="header__logo-dark">
            <Logo picture={logo.dark} name={brand} />
          </span>
          <span className="visually-hidden">{brand}, home page</span>
        </a>
        <HeaderNav menu={menu} currentPath={currentPath} />
        <button className="header__menu-button" type="button" popoverTarget={drawerId} aria-label="Open menu">
          <Icon name="list" />
        </button>
      </div>
    </div>
  );
}
