import { calloutWith } from '#shared/model/answers.ts';
import { cases, caseTexts, nextSteps } from '#shared/model/content.ts';
import { caseSection, pathOfCase, technologyLinks } from '#shared/model/pageLinks.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import type { Case } from '#shared/model/schema/files.ts';
import { moreServices } from '#shared/page/overviews.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const { overview, labels } = caseTexts;
const callout = calloutWith(nextSteps.callouts.service);

function casePage(study: Case) {
  const { slug, name, services, stack, picture, search, ...texts } = study;
  return definePage({
    path: pathOfCase({ slug }),
    template: 'cases/CasePage',
    search,
    banner: { title: name, subtitle: texts.sector },
    callout,
    parent: { name: overview.banner.title, path: '/work/' },
    props: {
      ...texts,
      labels,
      stack: technologyLinks(stack),
      picture: picture && pictureOf(picture),
      related: moreServices('services', services),
    },
  });
}

export type CaseProps = ReturnType<typeof casePage>['props'];

const section = caseSection(() => true);

export default section
  ? [
      definePage({ path: '/work/', template: 'cases/CasesPage', ...overview, callout, props: section }),
      ...cases.map(casePage),
    ]
  : [];
