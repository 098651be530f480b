import { caseStudiesPage } from '../../shared/content/caseStudies.ts';
import { definePage } from '../../shared/shell/pageDeclaration.ts';
import type { CaseStudiesPageProps } from './CaseStudiesPage.tsx';

const { search, banner, ...intro } = caseStudiesPage;
const studies = [{ name: 'A pricing engine', text: 'Prices for 40,000 articles, renewed each night.' }];

export default definePage<CaseStudiesPageProps>({
  path: '/case-studies/',
  template: 'case-studies/CaseStudiesPage',
  name: banner.title,
  search,
  banner,
  props: { intro, studies: { heading: 'The projects', lead: 'One at a time.', studies } },
});
