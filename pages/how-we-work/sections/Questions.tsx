import { Icon } from '#shared/ui/Icon.tsx';
import { LinkedText } from '#shared/ui/LinkedText.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { HowWeWorkProps } from '../page.ts';
import './Questions.scss';

export function Questions({ heading, lead, items }: HowWeWorkProps['questions']) {
  return (
    <Section labelledBy="questions">
      <div className="questions">
        <header className="questions__side" data-reveal="">
          <h2 id="questions">{heading}</h2>
          <p className="lead">
            <LinkedText>{lead}</LinkedText>
          </p>
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
