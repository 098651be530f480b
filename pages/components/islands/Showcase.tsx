import { Section } from '#shared/ui/Section.tsx';
import { samples } from '../samples.tsx';
import './Showcase.scss';

/** The components of shared/ui and the end of a form. They are alive: hover, press and focus them. */
export function Showcase() {
  return samples.map(({ id, heading, isNavy, isWide, groups }) => (
    <Section key={id} isNavy={isNavy} isQuiet head={{ id, heading, children: false }}>
      {Object.entries(groups).map(([name, states]) => (
        <div className="showcase__group" key={name}>
          <h3>{name}</h3>
          <div className={`showcase__samples${isWide ? ' showcase__samples--wide' : ''}`}>
            {Object.entries(states).map(([state, sample]) => (
              <div key={state}>
                <p className="showcase__state small">{state}</p>
                {sample}
              </div>
            ))}
          </div>
        </div>
      ))}
    </Section>
  ));
}
