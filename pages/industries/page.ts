import { industryTile, pathOfIndustry, serviceCards } from '../../shared/content/cards.ts';
import { checkServiceReferences } from '../../shared/content/checkServiceReferences.ts';
import { withIcon } from '../../shared/content/icons.ts';
import { industries } from '../../shared/content/industries.ts';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { overviews } from '../../shared/content/overviews.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import type { Industry } from '../../shared/content/schema.ts';
import { definePage } from '../../shared/runtime/pageDeclaration.ts';
import type { IndustriesPageProps } from './IndustriesPage.tsx';
import type { IndustryPageProps } from './IndustryPage.tsx';

checkServiceReferences();

const { banner, heading, lead, search } = overviews.industries;

const overview = definePage<IndustriesPageProps>({
  path: '/industries/',
  template: 'industries/IndustriesPage',
  isStatic: true,
  name: banner.title,
  search,
  props: {
    banner: { ...banner, path: '/industries/', picture: pictureOf('hero/still') },
    heading,
    lead,
    // All alike here: the mosaic of tall and short tiles belongs to the home page.
    industries: industries.map((industry) => industryTile({ ...industry, isTall: false })),
    callout: nextSteps.callouts.industry,
  },
});

const pageOf = (industry: Industry) => {
  const { slug, name, subtitle, heading, lead, cards, squarePicture, widePicture, pictureAlt } = industry;
  const path = pathOfIndustry(industry);
  return definePage<IndustryPageProps>({
    path,
    template: 'industries/IndustryPage',
    isStatic: true,
    name,
    search: industry.search,
    share: { picture: widePicture },
    props: {
      banner: { title: name, subtitle, path, picture: pictureOf(widePicture) },
      industry: {
        heading,
        lead,
        cards: cards.map(withIcon),
        picture: pictureOf(squarePicture),
        pictureAlt,
      },
      related: {
        ...nextSteps.relatedServices.industry,
        overview: { label: nextSteps.overviewLinks.industry, path: '/industries/' },
        services: serviceCards(
          industry.relatedServices,
          `shared/content/industries.ts › "${slug}" › relatedServices`,
        ),
      },
      callout: nextSteps.callouts.industry,
    },
  });
};

export default [overview, ...industries.map(pageOf)];
