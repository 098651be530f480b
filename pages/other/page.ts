import { calloutWith } from '#shared/model/answers.ts';
import { nextSteps, pages } from '#shared/model/content.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const pageOf = ({ slug, search, banner, ...texts }: (typeof pages)[number]) =>
  definePage({
    path: `/${slug}/`,
    template: 'other/TextPage',
    search,
    banner,
    callout: calloutWith(nextSteps.callouts.service),
    props: texts,
  });

export type TextProps = ReturnType<typeof pageOf>['props'];

export default pages.map(pageOf);
