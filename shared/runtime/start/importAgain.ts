/** How long a second attempt to fetch scripts waits for a lost connection, in milliseconds. */
const recovery = 1000;

/**
 * Another address of a script, for a second attempt: a browser does not fetch a module again that it could not fetch
 * before. What the script imports follows, because it is imported by relative addresses. Servers decode the letter.
 */
export const otherAddress = (script: string) => script.replace('/assets/', '/%61ssets/');

/** Imports scripts in parallel. */
export const importAll = (scripts: string[]): Promise<unknown> =>
  Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));

/** Imports scripts that could not be fetched under their other addresses. */
export async function importAgain(scripts: string[]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, recovery));
  await importAll(scripts.map(otherAddress));
}
