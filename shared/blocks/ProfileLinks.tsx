import type { SocialLink } from '../model/schema/files.ts';
import { Icon } from '../ui/Icon.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import './ProfileLinks.scss';

export function ProfileLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="profile-links">
      {links.map(({ network, label, url }) => (
        <li key={url}>
          <ExternalLink className="profile-links__link" href={url}>
            <Icon name={network} />
            <span className="profile-links__name">{label}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
