import { noBreakSpace } from '#shared/core/text.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLinks } from '#shared/ui/TextLinks.tsx';
import { stepWords } from '#shared/words/controls.ts';
import type { ServiceProps } from '../page.ts';
import { StepBlock } from './StepBlock.tsx';
import '#shared/ui/LitLine.scss';
import './ServiceSteps.scss';

/** The steps of a service on one lit line, each a block higher than the previous one, with its result. */
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
