import { careers, contact, home, notFound, overviews } from '#shared/model/content.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';
import { shellWords } from '#shared/words/shell.ts';

const { search, banner, heading, lead } = notFound;

const wayTo = (path: string, { title, subtitle }: { title: string; subtitle: string }) => ({
  path,
  name: title,
  text: subtitle,
});

const page = definePage({
  path: '/404.html',
  template: 'not-found/NotFoundPage',
  search,
  isUnlisted: true,
  banner: { ...banner, picture: 'banners/not-found' },
  props: {
    heading,
    lead,
    ways: [
      { path: '/', name: shellWords.home, text: home.hero.lead },
      wayTo('/services/', overviews.services.banner),
      wayTo('/industries/', overviews.industries.banner),
      wayTo('/technologies/', overviews.technologies.banner),
      { ...wayTo('/careers/', careers.banner), text: careers.notFoundText },
      wayTo('/contact/', contact.banner),
    ],
  },
});

export type NotFoundProps = (typeof page)['props'];

export default page;
