import { calloutWith } from '../../shared/content/answers.ts';
import { caseStudiesPage } from '../../shared/content/caseStudies.ts';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { definePage } from '../../shared/page/pageDeclaration.ts';
import type { CaseStudiesPageProps } from './CaseStudiesPage.tsx';

const { search, banner, ...text } = caseStudiesPage;

export default definePage<CaseStudiesPageProps>({
  path: '/case-studies/',
  template: 'case-studies/CaseStudiesPage',
  search,
  banner,
  props: { ...text, callout: calloutWith(nextSteps.callouts.service) },
});
