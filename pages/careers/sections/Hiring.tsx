import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHead } from '../../../shared/ui/SectionHead.tsx';
import './Hiring.scss';

export type HiringProps = {
  heading: string;
  steps: { title: string; text: string }[];
  /** The warning about fraud, and where to report it. */
  fraud: { heading: string; text: string; email: string };
};

/** The steps of hiring, and a warning about people who ask for money in the company's name. */
export function Hiring({ heading, steps, fraud }: HiringProps) {
  return (
    <Section labelledBy="hiring" isQuiet>
      <SectionHead id="hiring" heading={heading} size="small" />
      <ol className="hiring" data-reveal="items">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section className="hiring-notice" data-reveal="">
        <h3>{fraud.heading}</h3>
        <p>
          {fraud.text} <a href={`mailto:${fraud.email}`}>{fraud.email}</a>
        </p>
      </section>
    </Section>
  );
}
