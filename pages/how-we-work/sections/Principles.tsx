import type { IconData } from '../../../shared/core/IconData.ts';
import { ContentIcon } from '../../../shared/ui/ContentIcon.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import './Principles.scss';

export type PrinciplesProps = {
  heading: string;
  lead: string;
  items: { icon: IconData; title: string; description: string }[];
};

/** Principles of every project, in columns between hairlines. */
export function Principles({ heading, lead, items }: PrinciplesProps) {
  return (
    <Section labelledBy="principles">
      <SectionHeader id="principles" heading={heading} lead={lead} />
      <ul className="principles">
        {items.map(({ icon, title, description }) => (
          <li className="principles__item" key={title}>
            <ContentIcon icon={icon} />
            <div>
              <h3>{title}</h3>
              <p className="principles__description">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
