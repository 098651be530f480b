import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import type { CasesProps } from './page.ts';

export function CasesPage({ section }: CasesProps) {
  return <CaseCards {...section} />;
}
