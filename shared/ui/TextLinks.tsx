import { Fragment } from 'react';
import { TextLink } from './TextLink.tsx';
import './TextLinks.scss';

type TextLinksProps = { links: { label: string; path: string }[] };

export function TextLinks({ links }: TextLinksProps) {
  return (
    <p className="text-links">
      {links.map(({ label, path }) => (
        <Fragment key={path}>
          <TextLink href={path}>{label}</TextLink>{' '}
        </Fragment>
      ))}
    </p>
  );
}
