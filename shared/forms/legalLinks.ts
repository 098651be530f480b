import { submitWords } from '../content/words/forms.ts';

/** The links below both forms. */
export const legalLinks = {
  privacy: { label: submitWords.privacyLink, path: '/privacy/' },
  terms: { label: submitWords.termsLink, path: '/terms/' },
};
