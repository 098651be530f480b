import { calloutWith } from '#shared/model/answers.ts';
import { industries, nextSteps, pageFacts, services, whyChooseUs } from '#shared/model/content.ts';
import { iconOf, withIcon } from '#shared/model/icons.ts';
import {
  caseSection,
  companyLinks,
  exampleLinks,
  pathOfIndustry,
  pathOfService,
  serviceCard,
  technologyLinks,
} from '#shared/model/pageLinks.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import type { Service } from '#shared/model/schema/files.ts';
import { moreServices, overviewPage } from '#shared/page/overviews.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';
import { serviceGroups } from '#shared/words/services.ts';

const pointsShown = 2;

const overview = overviewPage('services', 'services/ServicesPage', {
  groups: serviceGroups
    .map((name) => ({
      name,
      services: services
        .filter(({ group }) => group === name)
        .map((service) => ({
          ...serviceCard(service),
          points: service.points.slice(0, pointsShown),
          level: 'h4' as const,
        })),
    }))
    .filter(({ services }) => services.length > 0),
});

const pageOf = (service: Service) => {
  const { slug, name, subtitle, headline, description, points, glance, picture, pictureAlt, steps } = service;
  return definePage({
    path: pathOfService(service),
    template: 'services/ServicePage',
    search: service.search,
    share: { picture },
    banner: { title: name, subtitle },
    callout: calloutWith(nextSteps.callouts.service, service.callout),
    props: {
      service: {
        headline,
        description,
        points,
        glance: glance && {
          heading: nextSteps.glance.heading,
          rows: glance.map((text, index) => ({ label: nextSteps.glance.labels[index]!, text })),
        },
        picture: pictureOf(picture),
        pictureAlt,
        builtWith: { heading: nextSteps.builtWithHeading, links: technologyLinks(service.builtWith) },
        pageFacts: service.isShownByThisSite && pageFacts,
      },
      steps: {
        heading: nextSteps.stepsHeading,
        steps,
        documents: { label: nextSteps.documentsLink, path: exampleLinks[0]!.path },
      },
      whyChooseUs: {
        ...whyChooseUs,
        groups: whyChooseUs.groups.map((cards) => cards.map(withIcon)),
        links: companyLinks,
      },
      related: moreServices('services', service.related),
      industries: {
        heading: nextSteps.industriesHeading,
        links: industries
          .filter(({ relatedServices }) => relatedServices.includes(slug))
          .map(({ slug, name, icon }) => ({ name, icon: iconOf(icon), path: pathOfIndustry({ slug }) })),
      },
      cases: caseSection(({ services }) => services.includes(slug)),
    },
  });
};

export type ServicesProps = (typeof overview)['props'];
export type ServiceProps = ReturnType<typeof pageOf>['props'];

export default [overview, ...services.map(pageOf)];
