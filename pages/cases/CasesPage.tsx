import { Callout } from '../../shared/blocks/Callout.tsx';
import { CaseCards } from '../../shared/blocks/CaseCards.tsx';
import type { CasesProps } from './page.ts';

export function CasesPage({ section, callout }: CasesProps) {
  return (
    <>
      <CaseCards {...section} />
      <Callout {...callout} />
    </>
  );
}
