import { defineContent } from './defineContent.ts';
import { legalPagesSchema } from './schema.ts';

/** Texts of the legal pages, by language. */
export const legalPages = defineContent('legalPages', legalPagesSchema, {
  english: {
    contents: 'On this page',
    changed: 'Last changed on',
    contact: 'Contact Us',
    read: 'Read in English',
  },
  hindi: {
    contents: 'इस पृष्ठ पर',
    changed: 'आख़िरी बदलाव:',
    contact: 'हमसे संपर्क करें',
    read: 'हिन्दी में पढ़ें',
    breadcrumbWords: { breadcrumb: 'आप यहाँ हैं', home: 'मुखपृष्ठ' },
  },
});
