import { industryTile, serviceCard, technologyCard } from '../../shared/content/cards.ts';
import { industries } from '../../shared/content/industries.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { definePage } from '../../shared/runtime/pageDeclaration.ts';
import type { ComponentsPageProps } from './ComponentsPage.tsx';

export default definePage<ComponentsPageProps>({
  path: '/components/',
  template: 'components/ComponentsPage',
  name: 'Components',
  search: {
    title: 'Components in every state',
    description:
      'Every component of this site in each of its states, for the people who work on them; not part of the site.',
  },
  isListed: false,
  isPartOfSite: false,
  props: {
    banner: {
      title: 'Components',
      subtitle: 'Every component of the site in each of its states.',
      path: '/components/',
      picture: pictureOf('hero/still'),
    },
    cards: {
      service: serviceCard(services[0]!),
      technology: technologyCard(technologies[0]!),
      industry: industryTile(industries[0]!),
      points: services[0]!.points,
    },
  },
});
