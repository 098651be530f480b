import { buttonLook } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { SiteLink } from './siteData.ts';
import { telephoneHref } from './telephoneHref.ts';
import './DrawerContact.scss';

type DrawerContactProps = { phone: string; email: string; actions: SiteLink[]; currentPath: string };

/** The drawer's lower end, in reach whatever is open above it: phone, e-mail and what the header shows as a button. */
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
