import { shellWords } from '../content/words/shell.ts';
import { withBase } from '../core/base.ts';
import './HeaderNav.scss';
import type { MenuEntry } from '../site/siteData.ts';
import { NavDropdown } from './NavDropdown.tsx';

type HeaderNavProps = { menu: MenuEntry[]; currentPath: string };

/** The links and dropdowns of the wide header. */
export function HeaderNav({ menu, currentPath }: HeaderNavProps) {
  return (
    <nav className="header-nav" aria-label={shellWords.mainMenu}>
      <ul className="header-nav__list">
        {menu.map((entry) => (
          <li className="header-nav__item" key={entry.label}>
            {'items' in entry ? (
              <NavDropdown entry={entry} currentPath={currentPath} />
            ) : (
              <a
                className={`header-nav__link${entry.isButton ? ' header-nav__link--button' : ''}`}
                href={withBase(entry.path)}
                aria-current={entry.path === currentPath ? 'page' : undefined}
              >
                <span className="header-nav__label">{entry.label}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
