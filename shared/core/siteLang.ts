/** The language of all pages that declare no other. */
export const siteLang = 'en-IN';
