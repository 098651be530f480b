import {
  industryTile,
  pathOfIndustry,
  serviceCard,
  technologyCard,
  technologyLinks,
} from '../../shared/content/cards.ts';
import { company } from '../../shared/content/company.ts';
import { companyLinks } from '../../shared/content/companyLinks.ts';
import { contentIconNames, iconOf } from '../../shared/content/icons.ts';
import { industries } from '../../shared/content/industries.ts';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { overviews } from '../../shared/content/overviews.ts';
import { partners } from '../../shared/content/partners.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { testimonials } from '../../shared/content/testimonials.ts';
import { definePage } from '../../shared/shell/pageDeclaration.ts';
import type { ComponentsPageProps } from './ComponentsPage.tsx';
import type { ShowcaseProps } from './islands/Showcase.tsx';

const fewIndustries = industries.slice(0, 4);
const [service, ...otherServices] = services.slice(0, 4).map(serviceCard);
const [testimonial] = testimonials;
const [review] = reviews;

export default definePage<ComponentsPageProps>({
  path: '/components/',
  template: 'components/ComponentsPage',
  name: 'Components',
  search: {
    title: 'Components in every state',
    description:
      'Every component of this site in each of its states, for the people who work on them; not part of the site.',
  },
  isUnlisted: true,
  devOnly: true,
  banner: { title: 'Components', subtitle: 'Every component of the site in each of its states.' },
  props: {
    showcase: {
      social: company.social,
      pictures: {
        vector: pictureOf(services[0]!.picture),
        bitmap: pictureOf(industries[0]!.widePicture),
      },
      cards: {
        icon: iconOf('lightbulb'),
        service: service!,
        technology: technologyCard(technologies[0]!),
        testimonial: testimonial && {
          name: testimonial.name,
          title: testimonial.title,
          quotation: testimonial.content,
          avatar: pictureOf(testimonial.avatar),
        },
      },
      tiles: {
        tall: industryTile(industries.find(({ isTall }) => isTall)!),
        short: industryTile(industries.find(({ isTall }) => !isTall)!),
        links: fewIndustries.map((industry) => ({
          name: industry.name,
          path: pathOfIndustry(industry),
          icon: iconOf(industry.icon),
        })),
        technologies: technologyLinks(services[0]!),
        review: review && {
          ...review,
          logo: pictureOf(review.logo),
          rating: 'Rated 4.8 out of 5 on 2 March 2026',
          linkText: 'Read the reviews',
        },
      },
      points: services[0]!.points,
      menu: {
        label: 'Industries',
        path: '/industries/',
        items: fewIndustries.map((industry) => ({ label: industry.name, path: pathOfIndustry(industry) })),
        overview: nextSteps.overviewLinks.industries,
      },
      partners: (partners.length > 0 ? partners : [{ name: 'A partner', logo: 'brand/mark' }]).map(
        ({ name, logo }) => ({ name, logo: pictureOf(logo) }),
      ),
      related: {
        ...nextSteps.relatedServices.service,
        services: otherServices,
        overview: { label: nextSteps.overviewLinks.services, path: '/services/' },
      },
      text: { ...overviews.services.more, links: companyLinks },
      callout: nextSteps.callouts.service,
      icons: Object.fromEntries(
        contentIconNames.map((name) => [name, iconOf(name)]),
      ) as ShowcaseProps['icons'],
    },
  },
});
