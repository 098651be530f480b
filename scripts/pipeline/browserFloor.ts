/**
 * The oldest browsers that the site supports, for Vite's targets of scripts and styles: the last Chrome and Firefox on
 * Windows 7 and 8, and the last Safari on iPhones to the 7. All know cascade layers, which the styles are built on.
 */
export const browserFloor = ['chrome109', 'firefox115', 'safari15.6'];
