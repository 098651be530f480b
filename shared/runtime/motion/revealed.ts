/**
 * What fades up as a whole: headers of sections, and parts that are one thing. An island is revealed by its frame, as
 * React may change what is inside.
 */
export const revealedWholes = [
  '.wrap > .section-header',
  '.wrap > [data-island]',
  '.industries-we-serve__words',
  '.trusted-by-clients',
  '.split-text',
  '.join-our-team',
  '.questions__side',
  '.questions__list',
  '.job-groups > div',
  '.hiring-notice',
  '.other-jobs',
  '.office-place',
];

/** Rows whose items fade up one after the other. No item may have a transition of its own. */
export const revealedRows = [
  '.service-sheet',
  '.service-steps',
  '.why-choose-us__group',
  '.industries-we-serve__tiles',
  '.industries-page__tiles',
  '.industry-intro__cards',
  '.technologies-page__cards',
  '.technology-grid',
  '.story-and-mission',
  '.meet-our-ceo',
  '.icon-columns',
  '.work-path',
  '.ways-to-engage',
  '.hiring',
  '.ways-on',
];
