import { dayInWords } from '#shared/core/days.ts';
import { fill } from '#shared/core/fill.ts';
import { calloutWith } from '#shared/model/answers.ts';
import {
  company,
  home,
  industries,
  nextSteps,
  partners,
  reviews,
  services,
  technologies,
  testimonials,
} from '#shared/model/content.ts';
import { caseSection, industryTiles, serviceCard, technologyCard } from '#shared/model/pageLinks.ts';
import { hasColours, pictureOf } from '#shared/model/pictures.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';
import { filmedBrand } from './parts/heroFilms.ts';

const { search, callout, howWeWork, ...sections } = home;
const { overviewLinks: overviews } = nextSteps;

const page = definePage({
  path: '/',
  template: 'home/HomePage',
  search,
  presentsCompany: true,
  callout: { ...calloutWith(callout), link: { label: howWeWork, path: '/how-we-work/' } },
  share: { title: sections.hero.headline, subtitle: sections.hero.lead },
  props: {
    ...sections,
    hero: {
      ...sections.hero,
      still: pictureOf('hero/still'),
      hasFilm: hasColours(company.brand, filmedBrand),
    },
    technology: {
      ...sections.technology,
      overview: overviews.technologies,
      cards: technologies.map(technologyCard),
    },
    services: { ...sections.services, overview: overviews.services, cards: services.map(serviceCard) },
    industries: { ...sections.industries, overview: overviews.industries, tiles: industryTiles(industries) },
    cases: caseSection(() => true),
    partners: {
      ...sections.partners,
      partners: partners.map(({ name, logo }) => ({ name, logo: pictureOf(logo) })),
    },
    testimonials: {
      ...sections.testimonials,
      testimonials: testimonials.map(({ name, title, content, avatar }) => ({
        name,
        title,
        quotation: content,
        avatar: pictureOf(avatar),
      })),
    },
    reviews: {
      heading: sections.reviews.heading,
      badges: reviews.map(({ logo, rating, ...review }) => ({
        ...review,
        rating: rating && fill(sections.reviews.rating, { ...rating, day: dayInWords(rating.ratedOn) }),
        logo: pictureOf(logo),
        linkText: sections.reviews.linkText,
      })),
    },
  },
});

export type HomeProps = (typeof page)['props'];

export default page;
