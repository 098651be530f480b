import { telephoneHref } from '../core/telephoneHref.ts';
import { Icon } from '../ui/Icon.tsx';
import './ContactStrip.scss';

type ContactStripProps = { phone: string; email: string };

/** Phone and e-mail above the header, on medium and larger screens. */
export function ContactStrip({ phone, email }: ContactStripProps) {
  return (
    <div className="contact-strip on-navy">
      <div className="contact-strip__content small wrap">
        <a className="contact-strip__link" href={telephoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>{' '}
        <a className="contact-strip__link" href={`mailto:${email}`}>
          <Icon name="envelope-simple" />
          {email}
        </a>
      </div>
    </div>
  );
}
