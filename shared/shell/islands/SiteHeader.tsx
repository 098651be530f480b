import { ContactStrip } from '../ContactStrip.tsx';
import { Drawer } from '../Drawer.tsx';
import { Header } from '../Header.tsx';
import { CurrentPath } from '../MenuLink.tsx';
import type { SiteData } from '../siteData.ts';

type SiteHeaderProps = Pick<SiteData, 'brand' | 'phone' | 'email' | 'logo' | 'menu' | 'menuFoot'> & {
  currentPath: string;
};

/** The top of every page: contact strip, header, and the drawer of narrow screens. */
export function SiteHeader({ currentPath, ...site }: SiteHeaderProps) {
  return (
    <CurrentPath value={currentPath}>
      <header className="site-header">
        <ContactStrip {...site} />
        <Header {...site} />
      </header>
      <Drawer {...site} />
    </CurrentPath>
  );
}
