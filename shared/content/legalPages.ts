import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { line } from './schema/fields.ts';

const legalPagesSchema = z.strictObject({
  contents: line(3, 40, 'On this page'),
  changed: line(5, 60, 'Last changed on'),
  contact: line(3, 40, 'How to reach us'),
});

/** Words of both legal pages. */
export const legalPages = defineContent('legalPages', legalPagesSchema, {
  contents: 'On this page',
  changed: 'Last changed on',
  contact: 'How to reach us',
});
