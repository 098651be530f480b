import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import './ExamplePage.scss';
import { ExampleNav, type ExampleNavProps } from './sections/ExampleNav.tsx';
import { SheetPart, type SheetPartProps } from './sections/SheetPart.tsx';
import { type SheetRow, SheetRows } from './sections/SheetRows.tsx';

export type ExamplePageProps = {
  /** Says that the document is an example. */
  tag: string;
  notice: string;
  facts: SheetRow[];
  parts: SheetPartProps[];
  others: ExampleNavProps;
  callout: CalloutText;
};

/** An example document on a sheet of paper, and links to the others of its project. */
export function ExamplePage({ tag, notice, facts, parts, others, callout }: ExamplePageProps) {
  return (
    <>
      <Section>
        <div className="example-page">
          <article className="example-page__sheet">
            <p className="example-page__notice">
              <strong className="example-page__tag">{tag}</strong> {notice}
            </p>
            <SheetRows rows={facts} />
            {parts.map((part, index) => (
              <SheetPart key={part.heading} id={`part-${index + 1}`} {...part} />
            ))}
          </article>
          <ExampleNav {...others} />
        </div>
      </Section>
      <Callout {...callout} />
    </>
  );
}
