import { submitWords } from '../content/words/forms.ts';

/** Under both forms: where a visitor reads what becomes of what is entered. */
export const privacyLink = { label: submitWords.privacyLink, path: '/privacy/' };
