import { buttonLook } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { SiteLink } from './siteData.ts';
import { telephoneHref } from './telephoneHref.ts';
import './DrawerContact.scss';

type DrawerContactProps = { phone: string; email: string; actions: SiteLink[]; currentPath: string };

/** The bottom of the drawer, always in reach: phone, e-mail and the links that the header shows as buttons. */
export function DrawerContact({ phone, email, actions, currentPath }: DrawerContactProps) {
  return (
    <div className="drawer-contact">
      <a className="drawer-contact__link" href={telephoneHref(phone)}>
        <Icon name="phone" />
        {phone}
      </a>{' '}
      <a className="drawer-contact__link" href={`mailto:${email}`}>
        <Icon name="envelope-simple" />
        {email}
      </a>{' '}
      {actions.map(({ label, path }) => (
        <MenuLink className={buttonLook({ size: 'small' })} path={path} currentPath={currentPath} key={path}>
          {label}
        </MenuLink>
      ))}
    </div>
  );
}
