import { Callout } from '#shared/blocks/Callout.tsx';
import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import type { CasesProps } from './page.ts';

/** All cases on one page. */
export function CasesPage({ section, callout }: CasesProps) {
  return (
    <>
      <CaseCards {...section} />
      <Callout {...callout} />
    </>
  );
}
