import { definePage } from '#shared/page/pageDeclaration.ts';

export default definePage({
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
  props: {},
});
