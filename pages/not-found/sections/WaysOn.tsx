import { withBase } from '../../../shared/core/base.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import './WaysOn.scss';

export type WaysOnProps = {
  heading: string;
  lead: string;
  ways: { path: string; name: string; description: string }[];
};

/** Links to the main pages, each with a short description. */
export function WaysOn({ heading, lead, ways }: WaysOnProps) {
  return (
    <Section labelledBy="ways-on">
      <SectionHeader id="ways-on" heading={heading} lead={lead} />
      <ul className="ways-on" data-reveal="items">
        {ways.map(({ path, name, description }) => (
          <li className="ways-on__item" key={path}>
            <h3 className="ways-on__name">
              <a className="ways-on__link" href={withBase(path)}>
                {name}
              </a>
              <Icon name="arrow-right" />
            </h3>
            <p className="ways-on__description">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
