import { calloutWith } from '#shared/model/answers.ts';
import { nextSteps, technologies } from '#shared/model/content.ts';
import {
  otherServicesBuiltWith,
  pathOfTechnology,
  technologyAnchor,
  technologyCard,
} from '#shared/model/pageLinks.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import type { TechnologyEntry } from '#shared/model/schema/files.ts';
import { moreServices, overviewPage } from '#shared/page/overviews.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const overview = overviewPage('technologies', 'technologies/TechnologiesPage', {
  technologies: technologies.map(technologyCard),
  linkText: nextSteps.technologyLink,
});

const pageOf = (technology: TechnologyEntry) => {
  const { title, subtitle, search, picture, heading, lead } = technology;
  return definePage({
    path: pathOfTechnology(technology),
    template: 'technologies/TechnologyPage',
    search,
    share: { picture },
    banner: { title, subtitle },
    callout: calloutWith(nextSteps.callouts.technology),
    props: {
      heading,
      lead,
      technologies: technology.technologies.map((item) => ({
        ...item,
        id: technologyAnchor(item.name),
        logo: pictureOf(item.logo),
      })),
      related: moreServices('technologies', technology.relatedServices),
      usedIn: { heading: nextSteps.usedInHeading, links: otherServicesBuiltWith(technology) },
    },
  });
};

export type TechnologiesProps = (typeof overview)['props'];
export type TechnologyProps = ReturnType<typeof pageOf>['props'];

export default [overview, ...technologies.map(pageOf)];
