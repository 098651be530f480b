import { IconSquare } from '#shared/ui/IconSquare.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { HowWeWorkProps } from '../page.ts';
import './WaysToEngage.scss';

export function WaysToEngage({ heading, lead, labels, items }: HowWeWorkProps['ways']) {
  return (
    <Section head={{ id: 'ways', heading, lead }}>
      <ul className="ways-to-engage" data-reveal="items">
        {items.map(({ icon, title, summary, price, fits, pay, change }) => (
          <li className="ways-to-engage__way" key={title}>
            <IconSquare icon={icon} />
            <div>
              <h3>{title}</h3>
              <p className="ways-to-engage__summary">{summary}</p>
              {price && (
                <p className="ways-to-engage__price h4">
                  {labels.price} {price}
                </p>
              )}
            </div>
            <dl className="ways-to-engage__terms">
              {[
                [labels.fits, fits],
                [labels.pay, pay],
                [labels.change, change],
              ].map(([label, text]) => (
                <div className="ways-to-engage__term" key={label}>
                  <dt className="ways-to-engage__label">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
