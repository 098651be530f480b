import { IconList } from '#shared/blocks/IconList.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { IconSquare } from '#shared/ui/IconSquare.tsx';
import { LinkedText, Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { HowWeWorkProps } from './page.ts';
import { WorkPath } from './sections/WorkPath.tsx';
import './Questions.scss';
import './WaysToEngage.scss';

function WaysToEngage({ heading, lead, labels, items }: HowWeWorkProps['ways']) {
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

function Questions({ heading, lead, items }: HowWeWorkProps['questions']) {
  return (
    <Section labelledBy="questions">
      <div className="questions">
        <header className="questions__side" data-reveal="">
          <h2 id="questions">{heading}</h2>
          <Paragraphs texts={[lead]} hasLead />
        </header>
        <div className="questions__list" id="answers" data-reveal="">
          {items.map(({ question, answer }) => (
            <details className="questions__item" key={question}>
              <summary className="questions__summary">
                <h3 className="questions__question">{question}</h3>
                <Icon name="caret-down" />
              </summary>
              <p className="questions__answer">
                <LinkedText>{answer}</LinkedText>
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

export function HowWeWorkPage({ principles, workPath, ways, questions }: HowWeWorkProps) {
  const { items, ...head } = principles;
  return (
    <>
      <Section head={{ id: 'principles', ...head }}>
        <IconList columns="three" items={items} />
      </Section>
      <WorkPath {...workPath} />
      <WaysToEngage {...ways} />
      <Questions {...questions} />
    </>
  );
}
