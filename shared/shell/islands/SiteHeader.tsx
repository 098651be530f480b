import { ContactLink } from '../../blocks/ContactLink.tsx';
import { shellWords } from '../../words/shell.ts';
import '../ContactStrip.scss';
import { Drawer, drawerId, drawerLinkId } from '../Drawer.tsx';
import { Logo } from '../Logo.tsx';
import { CurrentPath, MenuLink } from '../MenuLink.tsx';
import { NavDropdown } from '../NavDropdown.tsx';
import type { SiteData } from '../siteData.ts';
import '../HeaderNav.scss';
import '../Header.scss';

type SiteHeaderProps = Pick<SiteData, 'brand' | 'phone' | 'email' | 'logo' | 'menu' | 'menuFoot'> & {
  currentPath: string;
};

export function SiteHeader({ currentPath, ...site }: SiteHeaderProps) {
  const { brand, phone, email, logo, menu, menuFoot } = site;
  return (
    <CurrentPath value={currentPath}>
      <header className="site-header">
        <div className="contact-strip on-navy">
          <div className="contact-strip__content small wrap">
            <ContactLink className="contact-strip__link" to={phone} />{' '}
            <ContactLink className="contact-strip__link" to={email} />
          </div>
        </div>
        {/* With an id, Firefox keeps the place of an element in its accessibility tree when it becomes fixed. */}
        <div className="header" id="header">
          <div className="header__content wrap">
            <Logo className="header__logo" brand={brand} logo={logo} tones={['light', 'dark']} />
            <nav className="header-nav" aria-label={shellWords.mainMenu}>
              <ul className="header-nav__list">
                {menu.map((item) => (
                  <li className="header-nav__item" key={item.label}>
                    {'items' in item ? (
                      <NavDropdown menu={item} foot={menuFoot} />
                    ) : (
                      <MenuLink
                        className={`header-nav__link${item.isButton ? ' header-nav__link--button' : ''}`}
                        path={item.path}
                      >
                        <span className="header-nav__label">{item.label}</span>
                      </MenuLink>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <button
              className="header__menu-button with-popovers"
              type="button"
              popoverTarget={drawerId}
              aria-label={shellWords.openDrawer}
            />
            {/* biome-ignore lint/a11y/useAnchorContent: named by its label */}
            <a
              className="header__menu-button without-popovers"
              id={drawerLinkId}
              href={`#${drawerId}`}
              aria-label={shellWords.openDrawer}
            />
          </div>
        </div>
      </header>
      <Drawer {...site} />
    </CurrentPath>
  );
}
