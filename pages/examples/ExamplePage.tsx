import { Rows } from '#shared/ui/Rows.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { SideLinks } from '#shared/ui/SideLinks.tsx';
import './ExamplePage.scss';
import type { ExampleProps } from './page.ts';
import { SheetPart } from './sections/SheetPart.tsx';

export function ExamplePage({ tag, notice, facts, parts, others }: ExampleProps) {
  return (
    <Section>
      <div className="example-page">
        <article className="example-page__sheet">
          <p className="example-page__notice small">
            <strong className="example-page__tag">{tag}</strong> {notice}
          </p>
          <Rows rows={facts} />
          {parts.map((part, index) => (
            <SheetPart key={part.heading} id={`part-${index + 1}`} {...part} />
          ))}
        </article>
        <div className="example-page__side">
          <SideLinks {...others} />
        </div>
      </div>
    </Section>
  );
}
