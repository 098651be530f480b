import { IconList } from '#shared/blocks/IconList.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { HowWeWorkProps } from './page.ts';
import { Questions } from './sections/Questions.tsx';
import { WaysToEngage } from './sections/WaysToEngage.tsx';
import { WorkPath } from './sections/WorkPath.tsx';

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
