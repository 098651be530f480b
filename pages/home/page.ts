import { industryTile, serviceCard, technologyCard } from '../../shared/content/cards.ts';
import { company } from '../../shared/content/company.ts';
import { home } from '../../shared/content/home.ts';
import { industries } from '../../shared/content/industries.ts';
import { partners } from '../../shared/content/partners.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { testimonials } from '../../shared/content/testimonials.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { definePage } from '../../shared/site/pageDeclaration.ts';
import type { HomePageProps } from './HomePage.tsx';
import { ratingInWords } from './ratingInWords.ts';

const { factLabels, ...hero } = home.hero;

const facts = [
  { value: String(company.established), label: factLabels.established },
  { value: `${company.address.city}, ${company.address.country}`, label: factLabels.place },
  { value: String(services.length), label: factLabels.services },
  { value: String(industries.length), label: factLabels.industries },
];

export default definePage<HomePageProps>({
  path: '/',
  template: 'home/HomePage',
  name: shellWords.home,
  search: home.search,
  presents: 'company',
  share: { title: home.hero.headline, subtitle: home.hero.lead },
  props: {
    hero: { ...hero, facts, still: pictureOf('hero/still') },
    technology: {
      ...home.technology,
      cards: technologies.map(technologyCard),
    },
    services: { ...home.services, cards: services.map(serviceCard) },
    industries: { ...home.industries, tiles: industries.map(industryTile) },
    partners: {
      ...home.partners,
      partners: partners.map(({ name, logo }) => ({ name, logo: pictureOf(logo) })),
    },
    testimonials: {
      ...home.testimonials,
      testimonials: testimonials.map(({ name, title, content, avatar }) => ({
        name,
        title,
        quotation: content,
        avatar: pictureOf(avatar),
      })),
    },
    callouts: home.callouts,
    reviews: {
      heading: home.reviews.heading,
      badges: reviews.map(({ logo, rating, ...review }) => ({
        ...review,
        rating: rating && ratingInWords(home.reviews.rating, rating),
        logo: pictureOf(logo),
        linkText: home.reviews.linkText,
      })),
    },
  },
});
