import { ContactStrip } from '../ContactStrip.tsx';
import { Drawer } from '../Drawer.tsx';
import { Header } from '../Header.tsx';
import { CurrentPath } from '../MenuLink.tsx';
import type { SiteData } from '../siteData.ts';

type SiteHeaderProps = Pick<SiteData, 'brand' | 'phone' | 'email' | 'logo' | 'menu' | 'menuFoot'> & {
  currentPath: string;
};

/** The top of every page: contact strip, header, and the drawer of narrow screens. */
export function SiteHeader({ brand, phone, email, logo, menu, menuFoot, currentPath }: SiteHeaderProps) {
  return (
    <CurrentPath value={currentPath}>
      <header className="site-header">
        <ContactStrip phone={phone} email={email} />
        <Header brand={brand} logo={logo} menu={menu} menuFoot={menuFoot} />
      </header>
      <Drawer mark={logo.mark} phone={phone} email={email} menu={menu} menuFoot={menuFoot} />
    </CurrentPath>
  );
}
