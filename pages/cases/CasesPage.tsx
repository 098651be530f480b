export { CaseCards as CasesPage } from '#shared/blocks/CaseCards.tsx';
