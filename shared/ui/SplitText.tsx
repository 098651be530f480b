import { Paragraphs } from './LinkedText.tsx';
import { Section } from './Section.tsx';
import { TextLinks } from './TextLinks.tsx';
import './SplitText.scss';

type SplitTextProps = {
  id: string;
  heading: string;
  paragraphs: string[];
  links: { label: string; path: string }[];
};

export function SplitText({ id, heading, paragraphs, links }: SplitTextProps) {
  return (
    <Section labelledBy={id}>
      {/* The id is for Firefox, as in tests/build/reveal.test.ts. */}
      <div className="split-text" id={`${id}-text`} data-reveal="">
        <h2 className="h2-side" id={id}>
          {heading}
        </h2>
        <div className="split-text__text">
          <Paragraphs texts={paragraphs} hasLead />
          <TextLinks links={links} />
        </div>
      </div>
    </Section>
  );
}
