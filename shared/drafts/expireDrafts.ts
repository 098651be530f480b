import { attempt } from '../core/attempt.ts';
import { draftPrefix } from './writeDraft.ts';

/**
 * Lifetime of a draft after the last edit, two hours in milliseconds, as the privacy pages say: others may use the same
 * browser later.
 */
const lifetime = 7_200_000;

/** How often drafts are checked, in milliseconds. */
const interval = 60_000;

/** Whether a draft has not expired; anything else in its place counts as expired. */
export const isFresh = (draft: string) => attempt(() => Date.now() - JSON.parse(draft).savedAt < lifetime);

/** Deletes the drafts of all forms at the end of their lifetime, while any page of the site is open. */
export function expireDrafts(): void {
  const expire = () => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix) && !isFresh(sessionStorage[key])) sessionStorage.removeItem(key);
    }
  };
  attempt(expire);
  setInterval(attempt, interval, expire);
}
