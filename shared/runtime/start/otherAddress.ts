/** How long a second attempt to fetch scripts waits for a lost connection, in milliseconds. */
export const recovery = 1000;

/**
 * Another address of a script, for a second attempt: a browser does not fetch a module again that it could not fetch
 * before. What the script imports follows, because it is imported by relative addresses. Servers decode the letter.
 */
export const otherAddress = (script: string) => script.replace('/assets/', '/%61ssets/');
