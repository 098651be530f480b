import { noBreakSpace } from '#shared/core/text.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { IsometricBlock } from '#shared/ui/IsometricBlock.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLinks } from '#shared/ui/TextLinks.tsx';
import { stepWords } from '#shared/words/controls.ts';
import type { ServiceProps } from '../page.ts';
import '#shared/ui/LitLine.scss';
import './ServiceSteps.scss';

const thickness = 15;

function StepBlock({ layers, maxLayers }: { layers: number; maxLayers: number }) {
  const height = 64 + maxLayers * thickness;
  return (
    <svg
      className="service-steps__block"
      width="108"
      height={height}
      viewBox={`-54 ${32 - height} 108 ${height}`}
      aria-hidden="true"
    >
      {Array.from({ length: layers }, (_, layer) => (
        <IsometricBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: layers are identified by position only
          key={layer}
          leftWall="M-50 0Q-50 3-45 6L-6 27Q-3 29 0 29V41Q-3 41-6 39L-45 18Q-50 15-50 12Z"
          rightWall="M50 0Q50 3 45 6L6 27Q3 29 0 29V41Q3 41 6 39L45 18Q50 15 50 12Z"
          face="M-6-27Q0-30 6-27L45-6Q55 0 45 6L6 27Q0 30-6 27L-45 6Q-55 0-45-6Z"
          level={thickness * (layer + 1)}
          isLit={layer === maxLayers - 1}
        />
      ))}
    </svg>
  );
}

export function ServiceSteps({ heading, steps, documents }: ServiceProps['steps']) {
  return (
    <Section isNavy head={{ id: 'steps', heading }}>
      <ol className="service-steps" data-reveal="items">
        {steps.map(({ title, description, result }, index) => (
          <li className="service-steps__step" key={title}>
            <div className="service-steps__mark">
              {index + 1 < steps.length && <span className="service-steps__line lit-line" />}
              <StepBlock layers={index + 1} maxLayers={steps.length} />
            </div>
            <h3>{title}</h3>
            <p>{description}</p>
            <p className="service-steps__result">
              <Icon name="check" />
              <span className="visually-hidden">{`${stepWords.result}${noBreakSpace}`}</span>
              {result}
            </p>
          </li>
        ))}
      </ol>
      <TextLinks links={[documents]} />
    </Section>
  );
}
