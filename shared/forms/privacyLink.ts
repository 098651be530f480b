import { submitWords } from '../content/words/forms.ts';

/** The link to the privacy page below both forms. */
export const privacyLink = { label: submitWords.privacyLink, path: '/privacy/' };
