import { CliError } from '../../lib/CliError.ts';

/** What no drawing may contain: a picture in a page loads nothing and has no fonts but the visitor's. */
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

/** What a mark must not contain either: its markup becomes part of the page. */
const inlined: [pattern: RegExp, complaint: string][] = [
  [
    /<style\b|\sstyle\s*=|\sclass\s*=/,
    'contains CSS, which the security policy of pages blocks: export it with "presentation attributes", so that shapes have a fill="…" of their own',
  ],
  [/<script\b|\son\w+\s*=/, 'contains a script: export it without interactivity'],
  [
    /\sid\s*=/,
    'contains ids, which may be used in the page as well: export it without ids ("minify", "optimized SVG"), and with plain colours instead of gradients',
  ],
];

/**
 * Refuses a drawing that pages cannot show as it is in the drawing program.
 * @param name such as `brand/mark-light`: marks have stricter rules than other drawings
 * @throws CliError with what is wrong and how to export it instead
 */
export function checkVector(name: string, drawing: string): void {
  const rules = name.startsWith('brand/mark') ? [...foreign, ...inlined] : foreign;
  const complaints = rules.filter(([pattern]) => pattern.test(drawing)).map(([, complaint]) => complaint);
  if (complaints.length > 0) throw new CliError(complaints.join('; it '));
}
