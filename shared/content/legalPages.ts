import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { line } from './schema/fields.ts';

const legalPagesSchema = z.strictObject({
  contents: line(3, 40, 'On this page'),
  changed: line(5, 60, 'Last changed on'),
  contact: line(3, 40, 'Contact Us'),
  /** The link from a page in another language to the one in this language. */
  read: line(3, 40, 'Read in English'),
  /** The breadcrumb in a language other than the site's: its name for screen readers, and its first item. */
  breadcrumbWords: z
    .strictObject({ breadcrumb: line(3, 40, 'Breadcrumb'), home: line(3, 40, 'Home') })
    .optional(),
});

/** Texts of the legal pages, by language. */
export const legalPages = defineContent(
  'legalPages',
  z.strictObject({ english: legalPagesSchema, hindi: legalPagesSchema }),
  {
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
  },
);
