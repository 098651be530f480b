import { caseStudiesPage } from '#shared/content/caseStudies.ts';
import { nextSteps } from '#shared/content/nextSteps.ts';
import { calloutWith } from '#shared/model/answers.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const { search, banner, ...text } = caseStudiesPage;

const page = definePage({
  path: '/case-studies/',
  template: 'case-studies/CaseStudiesPage',
  search,
  banner,
  callout: calloutWith(nextSteps.callouts.service),
  props: text,
});

export type CaseStudiesProps = (typeof page)['props'];

export default page;
