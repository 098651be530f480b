import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { line, list } from './schema/fields.ts';
import { says } from './schema/messages.ts';

const figure = line(2, 20, '0 cookies');
const text = line(10, 60, 'to ask your consent for');
const fact = z.strictObject({ figure, text });

const pageFactsSchema = z.strictObject({
  heading: line(3, 60, 'Judge us by this page'),
  /** The build writes the page's weight in place of the dots. */
  weight: z.strictObject({
    figure: figure.regex(/…/, says('write … where the number belongs, such as "… kB"')),
    text,
  }),
  /** Left out of pages that use another site, such as a visit counter. */
  ifAlone: list(fact),
  script: fact,
});

/** What the page of a service with `isShownByThisSite` says of itself. */
export const pageFacts = defineContent('pageFacts', pageFactsSchema, {
  heading: 'Judge us by this page',
  weight: { figure: '… kB', text: 'to open it on a phone, pictures included' },
  ifAlone: [
    { figure: '0 cookies', text: 'to ask your consent for' },
    { figure: '0 trackers', text: 'and nothing fetched from other sites' },
  ],
  script: { figure: '0 scripts needed', text: 'to read every text and use every menu' },
});
