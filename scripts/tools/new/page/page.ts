import { calloutWith } from '#shared/model/answers.ts';
import { nextSteps } from '#shared/model/content.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';
import { textPage } from '#shared/page/textPage.ts';

const { search, banner, ...text } = textPage('case-studies');

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
