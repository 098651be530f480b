import { defineContent } from '../model/defineContent.ts';
import { navigationSchema } from '../model/schema.ts';

/** The menus of header and footer. The footer's list of services comes from services.ts. */
export const navigation = defineContent('navigation', navigationSchema, {
  header: [
    { label: 'Home', path: '/' },
    { label: 'About Us', path: '/about/' },
    { label: 'Services', list: 'services' },
    { label: 'Industries', list: 'industries' },
    { label: 'Careers', path: '/careers/' },
    { label: 'Contact Us', path: '/contact/', isButton: true },
  ],
  // Below the links of each dropdown, and at the end of the phone's menu.
  menuFoot: { label: 'How we work', path: '/how-we-work/' },
  quickLinks: [
    { label: 'Home', path: '/' },
    { label: 'About Us', path: '/about/' },
    { label: 'Contact Us', path: '/contact/' },
    // Intentional: the alias of the careers page.
    { label: 'Careers', path: '/career/', page: '/careers/' },
  ],
  bottomRow: [
    { label: 'How we work', path: '/how-we-work/' },
    { label: 'Technologies', path: '/technologies/' },
    { label: 'Privacy', path: '/privacy/' },
    { label: 'Terms of use', path: '/terms/' },
  ],
  technology: [
    'Ruby on Rails',
    'Python/Django/Flask',
    'Artificial Intelligence',
    'Machine Learning',
    'ReactJS',
    'React Native',
    'Angular',
    'Vue.JS',
    'Java',
    'Dot Net',
    'DevOps',
    'Quality Assurance',
  ],
});
