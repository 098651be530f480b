import { cases, caseTexts } from './content.ts';
import type { Case } from './schema.ts';

/** The address of a case's page. */
export const pathOfCase = ({ slug }: { slug: string }) => `/work/${slug}/`;

/** The cases of a page, with their texts. */
export type CaseSection = NonNullable<ReturnType<typeof caseSection>>;

/** The cases that a page shows, with the texts around them; undefined if there are none. */
export function caseSection(isShown: (study: Case) => boolean) {
  const shown = cases.filter(isShown);
  if (shown.length === 0) return undefined;
  return {
    ...caseTexts.section,
    linkText: caseTexts.linkText,
    cases: shown.map((study) => ({
      name: study.name,
      sector: study.sector,
      result: study.result,
      path: pathOfCase(study),
    })),
  };
}
