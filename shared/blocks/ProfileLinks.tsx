import type { SocialLink } from '../content/schema.ts';
import { Icon } from '../ui/Icon.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import './ProfileLinks.scss';

/**
 * Square buttons to profiles on other sites, which open in a new tab, and to mailboxes, which do not. Renders nothing
 * without links.
 */
export function ProfileLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="profile-links">
      {links.map(({ network, label, url }) => {
        const content = (
          <>
            <Icon name={network} />
            <span className="visually-hidden">{label}</span>
          </>
        );
        return (
          <li key={url}>
            {url.startsWith('mailto:') ? (
              <a className="profile-links__link" href={url}>
                {content}
              </a>
            ) : (
              <ExternalLink className="profile-links__link" href={url}>
                {content}
              </ExternalLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
