import { withBase } from '../../../shared/core/base.ts';
import './ExampleNav.scss';

export type ExampleNavProps = {
  heading: string;
  /** Address of the page that shows the links. */
  path: string;
  links: { label: string; path: string }[];
};

/** Links to all documents of the example project. */
export function ExampleNav({ heading, path, links }: ExampleNavProps) {
  return (
    <nav className="example-nav" aria-labelledby="examples">
      <h2 className="example-nav__heading" id="examples">
        {heading}
      </h2>
      <ol className="example-nav__list">
        {links.map((link) => (
          <li key={link.path}>
            <a
              className="example-nav__link"
              href={withBase(link.path)}
              aria-current={link.path === path ? 'page' : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
