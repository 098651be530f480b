import { Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { TextProps } from './page.ts';
import './TextPage.scss';

export function TextPage({ heading, lead, paragraphs }: TextProps) {
  return (
    <Section head={{ id: 'text', heading, lead }}>
      <div className="text-page">
        <Paragraphs texts={paragraphs} />
      </div>
    </Section>
  );
}
