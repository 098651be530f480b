import { contentIconNames, iconOf } from '../../shared/content/icons.ts';
import { pictureNames, pictureOf } from '../../shared/content/pictures.ts';
import { definePage } from '../../shared/page/pageDeclaration.ts';
import type { ShowcaseProps } from './islands/Showcase.tsx';

const pictureIn = (folder: string) =>
  pictureOf([...pictureNames].find((name) => name.startsWith(`${folder}/`))!);

export default definePage<ShowcaseProps>({
  path: '/components/',
  template: 'components/ComponentsPage',
  search: {
    title: 'Components in every state',
    description:
      'Every component of this site in each of its states, for the people who work on them; not part of the site.',
  },
  isUnlisted: true,
  devOnly: true,
  banner: { title: 'Components', subtitle: 'Every component of the site in each of its states.' },
  props: {
    drawings: {
      vector: pictureIn('services'),
      bitmap: pictureIn('industries'),
      avatar: pictureIn('avatars'),
      logo: pictureIn('partners'),
      icon: iconOf('cube'),
      icons: Object.fromEntries(contentIconNames.map((name) => [name, iconOf(name)])),
    },
  },
});
