import { ContactStrip } from '../ContactStrip.tsx';
import { Drawer } from '../Drawer.tsx';
import { Header } from '../Header.tsx';
import type { SiteData } from '../siteData.ts';

type SiteHeaderProps = Pick<SiteData, 'brand' | 'phone' | 'email' | 'logo' | 'menu' | 'menuFoot'> & {
  /** Address that the menus mark as the current page: for an alias, that of its original. */
  currentPath: string;
};

/** The top of every page: contact strip, header, and the drawer of narrow screens. */
export function SiteHeader({ brand, phone, email, logo, menu, menuFoot, currentPath }: SiteHeaderProps) {
  return (
    <>
      <header className="site-header">
        <ContactStrip phone={phone} email={email} />
        <Header brand={brand} logo={logo} menu={menu} menuFoot={menuFoot} currentPath={currentPath} />
      </header>
      <Drawer
        mark={logo.mark}
        phone={phone}
        email={email}
        menu={menu}
        menuFoot={menuFoot}
        currentPath={currentPath}
      />
    </>
  );
}
