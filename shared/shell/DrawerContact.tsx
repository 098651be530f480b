import { shellWords } from '../content/words/shell.ts';
import { noBreakSpace } from '../core/noBreakSpace.ts';
import { telephoneHref } from '../core/telephoneHref.ts';
import { buttonLook } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { SiteLink } from './siteData.ts';
import './DrawerContact.scss';

type DrawerContactProps = { phone: string; email: string; actions: SiteLink[] };

/** The bottom of the drawer, always in reach: phone, e-mail and the links that the header shows as buttons. */
export function DrawerContact({ phone, email, actions }: DrawerContactProps) {
  return (
    <div className="drawer-contact">
      <a className="drawer-contact__link" href={telephoneHref(phone)}>
        <Icon name="phone" />
        <span>
          {shellWords.call}
          <span className="visually-hidden">{`${noBreakSpace}${phone}`}</span>
        </span>
      </a>{' '}
      <a className="drawer-contact__link" href={`mailto:${email}`}>
        <Icon name="envelope-simple" />
        <span>
          {shellWords.mail}
          <span className="visually-hidden">{`${noBreakSpace}${email}`}</span>
        </span>
      </a>{' '}
      {actions.map(({ label, path }) => (
        <MenuLink
          className={`drawer-contact__action ${buttonLook({ size: 'small' })}`}
          path={path}
          key={path}
        >
          {label}
        </MenuLink>
      ))}
    </div>
  );
}
