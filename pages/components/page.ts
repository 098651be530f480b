import { iconOf } from '#shared/content/icons.ts';
import { pictureNames, pictureOf } from '#shared/content/pictures.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';
import type { Drawings } from './samples.tsx';

export default definePage<Drawings>({
  path: '/components/',
  template: 'components/ComponentsPage',
  search: {
    title: 'Components in every state',
    description:
      'The components of this site in each of their states, for the people who work on them; not part of the site.',
  },
  isUnlisted: true,
  devOnly: true,
  banner: { title: 'Components', subtitle: 'The components of the site in each of their states.' },
  props: {
    picture: pictureOf([...pictureNames].find((name) => name.startsWith('industries/'))!),
    icon: iconOf('cube'),
  },
});
