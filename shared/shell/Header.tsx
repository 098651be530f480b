import { shellWords } from '../content/words/shell.ts';
import { withBase } from '../core/base.ts';
import { Icon } from '../ui/Icon.tsx';
import { drawerId, drawerLinkId } from './Drawer.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { homeLinkName } from './homeLinkName.ts';
import { Logo } from './Logo.tsx';
import type { MenuEntry, SiteData, SiteLink } from './siteData.ts';
import './Header.scss';

type HeaderProps = {
  brand: string;
  logo: SiteData['logo'];
  menu: MenuEntry[];
  menuFoot: SiteLink;
  currentPath: string;
};

/**
 * Wide: transparent over hero or banner, white and fixed once the inline script has marked the document as scrolled.
 * Narrow: a fixed white bar with the menu button.
 */
export function Header({ brand, logo, menu, menuFoot, currentPath }: HeaderProps) {
  return (
    // With an id, Firefox keeps the place of an element in its accessibility tree when it becomes fixed.
    <div className="header" id="header">
      <div className="header__content wrap">
        <a className="header__logo" href={withBase('/')} aria-label={homeLinkName(brand)}>
          <Logo brand={brand} logo={logo} tones={['light', 'dark']} />
        </a>
        <HeaderNav menu={menu} menuFoot={menuFoot} currentPath={currentPath} />
        <button
          className="header__menu-button with-popovers"
          type="button"
          popoverTarget={drawerId}
          aria-label={shellWords.openDrawer}
        >
          <Icon name="list" />
        </button>
        <a
          className="header__menu-button without-popovers"
          id={drawerLinkId}
          href={`#${drawerId}`}
          aria-label={shellWords.openDrawer}
        >
          <Icon name="list" />
        </a>
      </div>
    </div>
  );
}
