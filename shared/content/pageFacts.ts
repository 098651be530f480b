import { defineContent } from '../model/defineContent.ts';
import { pageFactsSchema } from '../model/schema.ts';

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
