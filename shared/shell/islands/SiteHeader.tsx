import { telephoneHref } from '../../core/telephoneHref.ts';
import { Icon } from '../../ui/Icon.tsx';
import '../ContactStrip.scss';
import { Drawer } from '../Drawer.tsx';
import { Header } from '../Header.tsx';
import { CurrentPath } from '../MenuLink.tsx';
import type { SiteData } from '../siteData.ts';

type SiteHeaderProps = Pick<SiteData, 'brand' | 'phone' | 'email' | 'logo' | 'menu' | 'menuFoot'> & {
  currentPath: string;
};

/** The top of every page: phone and e-mail on medium and larger screens, header, and the drawer of narrow screens. */
export function SiteHeader({ currentPath, ...site }: SiteHeaderProps) {
  return (
    <CurrentPath value={currentPath}>
      <header className="site-header">
        <div className="contact-strip on-navy">
          <div className="contact-strip__content small wrap">
            <a className="contact-strip__link" href={telephoneHref(site.phone)}>
              <Icon name="phone" />
              {site.phone}
            </a>{' '}
            <a className="contact-strip__link" href={`mailto:${site.email}`}>
              <Icon name="envelope-simple" />
              {site.email}
            </a>
          </div>
        </div>
        <Header {...site} />
      </header>
      <Drawer {...site} />
    </CurrentPath>
  );
}
