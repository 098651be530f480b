import { Checklist } from '#shared/ui/Checklist.tsx';
import { Section, SectionHead } from '#shared/ui/Section.tsx';
import { TextLinks } from '#shared/ui/TextLinks.tsx';
import { jobWords } from '#shared/words/careers.ts';
import type { CareersProps } from '../page.ts';
import './Hiring.scss';

export function Hiring({ heading, steps, benefits, fraud }: CareersProps['hiring']) {
  return (
    <Section labelledBy="hiring" isQuiet>
      {benefits.items.length > 0 && (
        <section className="hiring__benefits" aria-labelledby="benefits" data-reveal="">
          <SectionHead id="benefits" heading={benefits.heading} size="small">
            {false}
          </SectionHead>
          <Checklist points={benefits.items} isInColumns />
        </section>
      )}
      <SectionHead id="hiring" heading={heading} size="small" />
      <ol className="hiring__steps" data-reveal="items">
        {steps.map(({ title, text, time }) => (
          <li key={title}>
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
            {time && <p className="hiring__time small">{time}</p>}
          </li>
        ))}
      </ol>
      <TextLinks links={[{ label: jobWords.questions, path: '/contact/' }]} />
      <section className="hiring__notice" data-reveal="">
        <h3 className="h4">{fraud.heading}</h3>
        <p>
          {fraud.text}{' '}
          <a href={`mailto:${fraud.email}`} translate="no">
            {fraud.email}
          </a>
        </p>
      </section>
    </Section>
  );
}
