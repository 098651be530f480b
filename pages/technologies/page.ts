import { pathOfTechnology, serviceCards, technologyCard } from '../../shared/content/cards.ts';
import { checkServiceReferences } from '../../shared/content/checkServiceReferences.ts';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { overviews } from '../../shared/content/overviews.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import type { TechnologyPage } from '../../shared/content/schema.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { definePage } from '../../shared/runtime/pageDeclaration.ts';
import type { TechnologiesPageProps } from './TechnologiesPage.tsx';
import type { TechnologyPageProps } from './TechnologyPage.tsx';

checkServiceReferences();

const { banner, heading, lead, search } = overviews.technologies;

const overview = definePage<TechnologiesPageProps>({
  path: '/technologies/',
  template: 'technologies/TechnologiesPage',
  isStatic: true,
  name: banner.title,
  search,
  props: {
    banner: { ...banner, path: '/technologies/', picture: pictureOf('hero/still') },
    heading,
    lead,
    technologies: technologies.map(technologyCard),
    linkText: nextSteps.technologyLink,
    callout: nextSteps.callouts.technology,
  },
});

const pageOf = (technology: TechnologyPage) => {
  const { slug, name, subtitle, heading, lead } = technology;
  const path = pathOfTechnology(technology);
  return definePage<TechnologyPageProps>({
    path,
    template: 'technologies/TechnologyPage',
    isStatic: true,
    name,
    search: technology.search,
    // A service bears the name of one of the groups: shared links to the two pages must differ.
    share: { title: `${name} Technologies`, picture: technology.picture },
    props: {
      banner: { title: name, subtitle, path, picture: pictureOf('hero/still') },
      grid: {
        heading,
        lead,
        technologies: technology.technologies.map((item) => ({ ...item, logo: pictureOf(item.logo) })),
      },
      related: {
        ...nextSteps.relatedServices.technology,
        overview: { label: nextSteps.overviewLinks.technology, path: '/technologies/' },
        services: serviceCards(
          technology.relatedServices,
          `shared/content/technologies.ts › "${slug}" › relatedServices`,
        ),
      },
      callout: nextSteps.callouts.technology,
    },
  });
};

export default [overview, ...technologies.map(pageOf)];
