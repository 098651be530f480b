import type { IconData } from '../../../shared/core/IconData.ts';
import { ContentIcon } from '../../../shared/ui/ContentIcon.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import './OurValues.scss';

export type OurValuesProps = {
  heading: string;
  lead: string;
  items: { icon: IconData; title: string; description: string }[];
};

/** The company's values in columns between hairlines. */
export function OurValues({ heading, lead, items }: OurValuesProps) {
  return (
    <Section labelledBy="our-values">
      <SectionHeader id="our-values" heading={heading} lead={lead} />
      <ul className="our-values">
        {items.map(({ icon, title, description }) => (
          <li className="our-values__item" key={title}>
            <ContentIcon icon={icon} />
            <div>
              <h3>{title}</h3>
              <p className="our-values__description">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
