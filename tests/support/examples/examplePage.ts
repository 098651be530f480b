import type { Page } from '../../../build/pages/Page.ts';

/** A page with texts that try to break out of whatever they are put into. */
export const hostileTexts = {
  title: 'Tools & "rules" </title></script><script>alert(1)</script>',
  description: 'It\'s <b>"bold"</b> & true <!-- </script>',
};

export function examplePage(changes: Partial<Page> = {}): Page {
  return {
    path: '/about/',
    template: 'about/AboutPage',
    search: { title: 'About the company', description: 'What the company does.' },
    props: {},
    file: 'pages/about/page.ts',
    ...changes,
  };
}

export const siteAddress = { base: '/', siteUrl: 'https://www.example.com' };

/** The same while the site has no address. */
export const nowhere = { base: '/', siteUrl: '' };
