import { Children, Fragment, type ReactNode, useId } from 'react';
import { ContactLink } from '../blocks/ContactLink.tsx';
import { ProfileLinks } from '../blocks/ProfileLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
import { shellWords } from '../words/shell.ts';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { SiteData, SiteLink } from './siteData.ts';
import './Footer.columns.scss';
import './Footer.scss';

type FooterListProps = {
  heading: string;
  isLong?: boolean;
  /** Its entries are proper names, which translators leave alone. */
  hasNames?: boolean;
  children: ReactNode;
};

/** Script collapses it on narrow screens. */
function FooterList({ heading, isLong, hasNames, children }: FooterListProps) {
  const id = useId();
  if (Children.count(children) === 0) return null;
  return (
    <details className={`footer__group${isLong ? ' footer__group--long' : ''}`} data-collapses="" open>
      <summary className="footer__summary" tabIndex={-1}>
        <h2 className="footer__heading h4" id={id}>
          {heading}
        </h2>
      </summary>
      <ul className="footer__list" translate={hasNames ? 'no' : undefined} aria-labelledby={id}>
        {children}
      </ul>
    </details>
  );
}

/** A text that may break after a slash, as in "Python/Django/Flask", and before an "@", but not inside words. */
const breakBetweenWords = (text: string): ReactNode =>
  text.split(/(?<=\/)|(?=@)/).map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

export function Footer({ site }: { site: SiteData }) {
  const { address, email, phone } = site;
  const { footer: headings } = shellWords;
  const linksTo = (links: SiteLink[]) =>
    links.map(({ label, path, page }) => (
      <li key={label}>
        <MenuLink className="footer__link" path={path} page={page}>
          {label}
        </MenuLink>
      </li>
    ));
  return (
    <footer className="footer on-navy">
      <div className="wrap">
        <div className="footer__columns">
          <div>
            <h2 className="footer__heading h4">{headings.contact}</h2>
            <address className="footer__address">
              <span className="footer__contact">
                <Icon name="map-pin" />
                {address}
              </span>{' '}
              <ContactLink className="footer__contact" to={email}>
                <span>{breakBetweenWords(email)}</span>
              </ContactLink>{' '}
              <ContactLink className="footer__contact" to={phone} />
            </address>
            {site.social.length > 0 && (
              <div className="footer__profiles">
                <ProfileLinks links={site.social} />
              </div>
            )}
          </div>
          <FooterList heading={headings.quickLinks}>{linksTo(site.quickLinks)}</FooterList>
          <FooterList heading={headings.services} isLong>
            {linksTo(site.services)}
          </FooterList>
          <FooterList heading={headings.technology} isLong hasNames>
            {site.technology.map((name) => (
              <li key={name}>
                <span>{breakBetweenWords(name)}</span>
              </li>
            ))}
          </FooterList>
        </div>
        <div className="footer__end small">
          <p translate="no">{site.copyright}</p>
          {site.bottomRow.length > 0 && <ul className="footer__links">{linksTo(site.bottomRow)}</ul>}
          <Logo className="footer__logo" brand={site.brand} logo={site.logo} tones={['light']} />
        </div>
      </div>
    </footer>
  );
}
