import type { IconData } from '#shared/core/icons.ts';
import { ContentIcon } from '#shared/ui/Icon.tsx';
import { IsometricBlock } from '#shared/ui/IsometricBlock.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { HowWeWorkProps } from '../page.ts';
import '#shared/ui/LitLine.scss';
import './PathStop.scss';
import './WorkPath.scss';

/** A rounded square of 76 with a thickness of 13, seen isometrically: top face, left wall, right wall. */
const face =
  'M-13-30.5Q0-38 13-30.5L52.8-7.5Q65.8 0 52.8 7.5L13 30.5Q0 38-13 30.5L-52.8 7.5Q-65.8 0-52.8-7.5Z';
const leftWall =
  'M-59.3 0Q-59.3 3.8-52.8 7.5L-13 30.5Q-6.5 34.2 0 34.2V47.2Q-6.5 47.2-13 43.5L-52.8 20.5Q-59.3 16.8-59.3 13Z';
const rightWall =
  'M59.3 0Q59.3 3.8 52.8 7.5L13 30.5Q6.5 34.2 0 34.2V47.2Q6.5 47.2 13 43.5L52.8 20.5Q59.3 16.8 59.3 13Z';

function PathStop({ icon, isLast }: { icon: IconData; isLast: boolean }) {
  return (
    <div className={`path-stop${isLast ? ' path-stop--lit' : ''}`}>
      {!isLast && (
        <>
          <svg
            className="path-stop__slope"
            width="180"
            height="104"
            viewBox="0 0 180 104"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 0 180 104" />
          </svg>
          <span className="path-stop__fall lit-line" />
        </>
      )}
      <svg className="path-stop__plate" width="132" height="94" viewBox="-66 -42 132 94" aria-hidden="true">
        <IsometricBlock leftWall={leftWall} rightWall={rightWall} face={face} isLit={isLast} />
      </svg>
      <span className="path-stop__glyph">
        <ContentIcon icon={icon} />
      </span>
    </div>
  );
}

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
