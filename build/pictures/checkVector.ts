import { UserError } from '#shared/core/UserError.ts';

/** What a drawing must not contain: a picture in a page loads no other files and can use only the visitor's fonts. */
const foreign: [pattern: RegExp, complaint: string][] = [
  [
    /\bhref\s*=\s*["'](?!#|data:)[^"']|url\(\s*["']?(?!#|data:)[^\s"')]|@import\b/,
    'refers to another file or address, which browsers do not load in a picture: embed it, or draw it as shapes',
  ],
  [
    /<text\b/,
    'contains text, and visitors may not have its font: convert it to paths ("create outlines", "object to path")',
  ],
];

/** What a mark must not contain after cleaning, because its markup becomes part of the page. */
export const inlined: typeof foreign = [
  [
    /<style\b|\sstyle\s*=|\sclass\s*=/,
    'contains CSS that cannot be turned into attributes, and the security policy of pages blocks it: export it with "presentation attributes", so that shapes have a fill="…" of their own',
  ],
  [/<script\b|\son\w+\s*=/, 'contains a script: export it without interactivity'],
  [
    /\sid\s*=/,
    'contains gradients, clips or copies that refer to ids, which the page may use as well: draw it in plain colours, and turn copies into shapes; a whole logo, under logo › files, may have them',
  ],
];

/** What is wrong with a drawing; '' if nothing is. */
export const vectorFault = (drawing: string, rules = foreign): string =>
  rules.flatMap(([pattern, complaint]) => (pattern.test(drawing) ? [complaint] : [])).join('; it ');

export function checkVector(drawing: string, rules = foreign): void {
  const fault = vectorFault(drawing, rules);
  if (fault) throw new UserError(fault);
}
