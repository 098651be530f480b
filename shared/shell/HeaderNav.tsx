import { shellWords } from '../content/words/shell.ts';
import { MenuLink } from './MenuLink.tsx';
import { NavDropdown } from './NavDropdown.tsx';
import type { MenuEntry, SiteLink } from './siteData.ts';
import './HeaderNav.scss';

type HeaderNavProps = { menu: MenuEntry[]; menuFoot: SiteLink };

/** The links and dropdowns of the wide header. */
export function HeaderNav({ menu, menuFoot }: HeaderNavProps) {
  return (
    <nav className="header-nav" aria-label={shellWords.mainMenu}>
      <ul className="header-nav__list">
        {menu.map((entry) => (
          <li className="header-nav__item" key={entry.label}>
            {'items' in entry ? (
              <NavDropdown entry={entry} foot={menuFoot} />
            ) : (
              <MenuLink
                className={`header-nav__link${entry.isButton ? ' header-nav__link--button' : ''}`}
                path={entry.path}
              >
                <span className="header-nav__label">{entry.label}</span>
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
