import type { Approvals } from '../../../shared/content/approvals.ts';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { type ContentText, placeOf } from './contentSources.ts';

const approvalsFile = 'shared/content/approvals.ts';

/** The promises that the company has not approved, and those in the list of approvals that nothing says any more. */
export function findPromises(texts: ContentText[], promises: Approvals['promises']): OpenItem[] {
  const noted = texts.filter(({ file }) => file === approvalsFile);
  const others = texts.filter(({ file }) => file !== approvalsFile);
  const placesOf = (words: string) =>
    others.filter(({ value }) => value.toLowerCase().includes(words.toLowerCase())).map(placeOf);
  return promises.flatMap(({ words, isApproved }): OpenItem[] => {
    const places = placesOf(words);
    const note = noted.find(({ value }) => value === words);
    const place = note ? placeOf(note) : approvalsFile;
    const what = `"${words}"`;
    if (places.length === 0) {
      const belongs = 'is said nowhere any more: remove the line, or write the words as they are now';
      return [{ group: 'Promises', place, what, belongs }];
    }
    if (isApproved) return [];
    const belongs = `isApproved: true, or other words here and at ${places.join(', ')}`;
    return [{ group: 'Promises', place, what, belongs }];
  });
}
