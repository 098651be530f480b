export const shellWords = {
  skipLink: 'Skip to main content',
  homeLink: '{brand}, home page',
  mainMenu: 'Main',
  drawer: 'Menu',
  openDrawer: 'Open menu',
  closeDrawer: 'Close menu',
  /** In the phone's menu; the number and the address follow for screen readers. */
  call: 'Call',
  mail: 'E-mail',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  footer: {
    contact: 'Get In Touch',
    quickLinks: 'Quick Links',
    services: 'Services',
    technology: 'Technology',
  },
} as const;
