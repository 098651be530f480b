import { ContactLink } from '../../blocks/ContactLink.tsx';
import '../ContactStrip.scss';
import { Drawer } from '../Drawer.tsx';
import { Header } from '../Header.tsx';
import { CurrentPath } from '../MenuLink.tsx';
import type { SiteData } from '../siteData.ts';

type SiteHeaderProps = Pick<SiteData, 'brand' | 'phone' | 'email' | 'logo' | 'menu' | 'menuFoot'> & {
  currentPath: string;
};

export function SiteHeader({ currentPath, ...site }: SiteHeaderProps) {
  return (
    <CurrentPath value={currentPath}>
      <header className="site-header">
        <div className="contact-strip on-navy">
          <div className="contact-strip__content small wrap">
            <ContactLink className="contact-strip__link" to={site.phone} />{' '}
            <ContactLink className="contact-strip__link" to={site.email} />
          </div>
        </div>
        <Header {...site} />
      </header>
      <Drawer {...site} />
    </CurrentPath>
  );
}
