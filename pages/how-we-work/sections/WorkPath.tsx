import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { HowWeWorkProps } from '../page.ts';
import { PathStop } from './PathStop.tsx';
import './WorkPath.scss';

/** The stages of a project along a lit line, which runs from side to side and ends at the one lit stop. */
export function WorkPath({ heading, lead, stages }: HowWeWorkProps['workPath']) {
  return (
    <Section isNavy head={{ id: 'work-path', heading, lead }}>
      <ol data-reveal="items">
        {stages.map(({ icon, title, description, example }, index) => (
          <li className="work-path__stage" key={title}>
            <PathStop icon={icon} isLast={index === stages.length - 1} />
            <div className="work-path__text">
              <h3>{title}</h3>
              <p>{description}</p>
              {example && (
                <p className="work-path__example">
                  <TextLink href={example.path}>{example.label}</TextLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
