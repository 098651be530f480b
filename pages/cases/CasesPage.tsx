import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import type { CasesProps } from './page.ts';

/** All cases on one page. */
export function CasesPage({ section }: CasesProps) {
  return <CaseCards {...section} />;
}
