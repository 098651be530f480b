import type { IconData } from '../core/IconData.ts';
import { ContentIcon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import './IconColumns.scss';

type IconColumnsProps = {
  id: string;
  /** The number of columns on the widest screens. */
  columns: 'three' | 'five';
  heading: string;
  lead: string;
  items: { icon: IconData; title: string; description: string }[];
};

/** Points with icons, in columns between hairlines. */
export function IconColumns({ id, columns, heading, lead, items }: IconColumnsProps) {
  return (
    <Section head={{ id, heading, lead }}>
      <ul className={`icon-columns icon-columns--${columns}`} data-reveal="items">
        {items.map(({ icon, title, description }) => (
          <li className="icon-columns__item" key={title}>
            <ContentIcon icon={icon} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
