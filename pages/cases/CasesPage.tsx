import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { CaseCards, type CaseCardsProps } from '../../shared/blocks/CaseCards.tsx';

type CasesPageProps = { section: CaseCardsProps; callout: CalloutText };

/** All cases on one page. */
export function CasesPage({ section, callout }: CasesPageProps) {
  return (
    <>
      <CaseCards {...section} />
      <Callout {...callout} />
    </>
  );
}
