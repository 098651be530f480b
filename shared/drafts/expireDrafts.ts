import { draftPrefix } from './draftPrefix.ts';

/** Lifetime of a draft after the last edit, two hours in milliseconds: others may use the same browser later. */
export const draftLifetime = 7_200_000;

/** How often drafts are checked, in milliseconds. */
const interval = 60_000;

/** Whether a draft has expired; anything else under its key counts as expired. */
function isExpired(draft: string): boolean {
  try {
    return !(Date.now() - JSON.parse(draft).savedAt < draftLifetime);
  } catch {
    return true;
  }
}

/** Deletes the drafts of all forms at the end of their lifetime, while any page of the site is open. */
export function expireDrafts(): void {
  const expire = () => {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(draftPrefix) && isExpired(sessionStorage[key])) sessionStorage.removeItem(key);
      }
    } catch {
      // The browser blocks storage.
    }
  };
  expire();
  setInterval(expire, interval);
}
