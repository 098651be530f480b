import {
  industriesOfService,
  pathOfIndustry,
  pathOfService,
  serviceCard,
  serviceCards,
  technologyLinks,
} from '../../shared/content/cards.ts';
import { caseSection } from '../../shared/content/caseSection.ts';
import { companyLinks } from '../../shared/content/companyLinks.ts';
import { exampleLinks } from '../../shared/content/exampleLinks.ts';
import { iconOf, withIcon } from '../../shared/content/icons.ts';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { overviews } from '../../shared/content/overviews.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import type { Service } from '../../shared/content/schema.ts';
import { services } from '../../shared/content/services.ts';
import { whyChooseUs } from '../../shared/content/whyChooseUs.ts';
import { definePage } from '../../shared/shell/pageDeclaration.ts';
import type { ServicePageProps } from './ServicePage.tsx';
import type { ServicesPageProps } from './ServicesPage.tsx';

const { banner, heading, lead, more, search } = overviews.services;

/** How many points of each service the overview shows. */
const pointsShown = 2;

const overview = definePage<ServicesPageProps>({
  path: '/services/',
  template: 'services/ServicesPage',
  search,
  banner,
  props: {
    heading,
    lead,
    services: services.map((service) => ({
      ...serviceCard(service),
      points: service.points.slice(0, pointsShown),
    })),
    more: { ...more, links: companyLinks },
    callout: nextSteps.callouts.service,
  },
});

const pageOf = (service: Service) => {
  const { name, subtitle, headline, description, points, picture, pictureAlt, steps } = service;
  return definePage<ServicePageProps>({
    path: pathOfService(service),
    template: 'services/ServicePage',
    search: service.search,
    share: { picture },
    banner: { title: name, subtitle },
    props: {
      service: {
        headline,
        description,
        points,
        picture: pictureOf(picture),
        pictureAlt,
        builtWith: { heading: nextSteps.builtWithHeading, links: technologyLinks(service.builtWith) },
      },
      steps: {
        heading: nextSteps.stepsHeading,
        steps: steps.map((step, index) => ({
          ...step,
          example: service.hasOwnDocuments ? undefined : exampleLinks[index],
        })),
      },
      whyChooseUs: {
        ...whyChooseUs,
        groups: whyChooseUs.groups.map((cards) => cards.map(withIcon)),
        links: companyLinks,
      },
      related: {
        ...nextSteps.relatedServices.service,
        links: [{ label: nextSteps.overviewLinks.services, path: '/services/' }],
        services: serviceCards(service.related),
      },
      industries: {
        heading: nextSteps.industriesHeading,
        links: industriesOfService(service.slug).map((industry) => ({
          name: industry.name,
          path: pathOfIndustry(industry),
          icon: iconOf(industry.icon),
        })),
      },
      cases: caseSection(({ services }) => services.includes(service.slug)),
      callout: nextSteps.callouts.service,
    },
  });
};

export default [overview, ...services.map(pageOf)];
