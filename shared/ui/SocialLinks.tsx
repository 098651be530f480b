import type { SocialLink } from '../content/schema.ts';
import { Icon } from './Icon.tsx';
import './SocialLinks.scss';

/** A row of square buttons to profiles on other sites, which open in a new tab, and to mailboxes, which do not. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <ul className="social-links">
      {links.map(({ network, label, url }) => {
        const isExternal = !url.startsWith('mailto:');
        const target = isExternal ? { target: '_blank', rel: 'noopener' } : {};
        return (
          <li key={network}>
            <a
              className="social-links__link"
              href={url}
              aria-label={isExternal ? `${label} (opens in a new tab)` : label}
              {...target}
            >
              <Icon name={network} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
