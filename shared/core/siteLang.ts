/** The language of every page that does not declare another. */
export const siteLang = 'en-IN';
