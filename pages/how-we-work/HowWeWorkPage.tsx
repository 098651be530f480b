import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { IconColumns, type IconColumnsProps } from '../../shared/blocks/IconColumns.tsx';
import { Questions, type QuestionsProps } from './sections/Questions.tsx';
import { WaysToEngage, type WaysToEngageProps } from './sections/WaysToEngage.tsx';
import { WorkPath, type WorkPathProps } from './sections/WorkPath.tsx';

export type HowWeWorkPageProps = {
  principles: IconColumnsProps;
  workPath: WorkPathProps;
  ways: WaysToEngageProps;
  questions: QuestionsProps;
  callout: CalloutText;
};

/** Answers for clients: how a project runs, what it costs, what they own and how to end it. */
export function HowWeWorkPage({ principles, workPath, ways, questions, callout }: HowWeWorkPageProps) {
  return (
    <>
      <IconColumns id="principles" columns="three" {...principles} />
      <WorkPath {...workPath} />
      <WaysToEngage {...ways} />
      <Questions {...questions} />
      <Callout {...callout} />
    </>
  );
}
