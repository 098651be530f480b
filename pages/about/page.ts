import { calloutWith } from '#shared/model/answers.ts';
import { about, nextSteps } from '#shared/model/content.ts';
import { withIcon } from '#shared/model/icons.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const { search, banner, about: intro, story, mission, values, ceo, join } = about;

const page = definePage({
  path: '/about/',
  template: 'about/AboutPage',
  search,
  presentsCompany: true,
  banner,
  callout: calloutWith(nextSteps.callouts.service),
  props: {
    intro: { ...intro, picture: pictureOf(intro.picture), links: nextSteps.aboutLinks },
    story,
    mission,
    values: { ...values, items: values.items.map(withIcon) },
    ceo: { ...ceo, portrait: ceo.portrait && pictureOf(ceo.portrait) },
    join: { ...join, picture: pictureOf(join.picture) },
  },
});

export type AboutProps = (typeof page)['props'];

export default page;
