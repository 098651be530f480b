import { IconColumns } from '#shared/blocks/IconColumns.tsx';
import type { HowWeWorkProps } from './page.ts';
import { Questions } from './sections/Questions.tsx';
import { WaysToEngage } from './sections/WaysToEngage.tsx';
import { WorkPath } from './sections/WorkPath.tsx';

/** Answers for clients: how a project runs, what it costs, what they own and how to end it. */
export function HowWeWorkPage({ principles, workPath, ways, questions }: HowWeWorkProps) {
  return (
    <>
      <IconColumns id="principles" columns="three" {...principles} />
      <WorkPath {...workPath} />
      <WaysToEngage {...ways} />
      <Questions {...questions} />
    </>
  );
}
