import './SideLinks.scss';

type SideLinksProps = {
  heading: string;
  links: {
    label: string;
    href: string;
    /** True for the page that shows the links. */
    isCurrent?: boolean;
  }[];
};

/** Links in a column beside a page's content, under an h2; not in print. */
export function SideLinks({ heading, links }: SideLinksProps) {
  return (
    <nav aria-labelledby="side-links">
      <h2 className="h4" id="side-links">
        {heading}
      </h2>
      <ul className="side-links__list">
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a className="side-links__link" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
