import { calloutWith, withEmail } from '#shared/content/answers.ts';
import { companyLinks } from '#shared/content/companyLinks.ts';
import { nextSteps } from '#shared/content/nextSteps.ts';
import { overviews } from '#shared/content/overviews.ts';
import {
  otherServicesBuiltWith,
  pathOfTechnology,
  serviceCards,
  technologyAnchor,
  technologyCard,
} from '#shared/content/pageLinks.ts';
import { pictureOf } from '#shared/content/pictures.ts';
import type { TechnologyPage } from '#shared/content/schema.ts';
import { technologies } from '#shared/content/technologies.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const { banner, heading, lead, more, search } = overviews.technologies;

const overview = definePage({
  path: '/technologies/',
  template: 'technologies/TechnologiesPage',
  search,
  banner,
  props: {
    heading,
    lead: withEmail(lead),
    technologies: technologies.map(technologyCard),
    linkText: nextSteps.technologyLink,
    more: { ...more, paragraphs: more.paragraphs.map(withEmail), links: companyLinks },
    callout: calloutWith(nextSteps.callouts.technology),
  },
});

const pageOf = (technology: TechnologyPage) => {
  const { title, subtitle, heading, lead } = technology;
  return definePage({
    path: pathOfTechnology(technology),
    template: 'technologies/TechnologyPage',
    search: technology.search,
    share: { picture: technology.picture },
    banner: { title, subtitle },
    props: {
      grid: {
        heading,
        lead,
        technologies: technology.technologies.map((item) => ({
          ...item,
          id: technologyAnchor(item.name),
          logo: pictureOf(item.logo),
        })),
      },
      related: {
        ...nextSteps.relatedServices.technology,
        links: [
          { label: nextSteps.overviewLinks.services, path: '/services/' },
          { label: nextSteps.overviewLinks.technologies, path: '/technologies/' },
        ],
        services: serviceCards(technology.relatedServices),
      },
      usedIn: { heading: nextSteps.usedInHeading, links: otherServicesBuiltWith(technology) },
      callout: calloutWith(nextSteps.callouts.technology),
    },
  });
};

export type TechnologiesProps = (typeof overview)['props'];
export type TechnologyProps = ReturnType<typeof pageOf>['props'];

export default [overview, ...technologies.map(pageOf)];
