import { Fragment } from 'react';
import { TextLink } from './TextLink.tsx';
import './TextLinks.scss';

export function TextLinks({ links }: { links: { label: string; path: string }[] }) {
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
