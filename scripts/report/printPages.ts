import type { PageWeight } from './weighPages.ts';

/** Longest table that is printed page by page; a longer one shows the heaviest page of each template. */
const tableLimit = 100;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function heaviestOfEachTemplate(weights: PageWeight[]): PageWeight[] {
  const heaviest = new Map<string, PageWeight>();
  for (const weight of weights) {
    const other = heaviest.get(weight.page.template);
    if (!other || other.html + other.script < weight.html + weight.script)
      heaviest.set(weight.page.template, weight);
  }
  return [...heaviest.values()];
}

/** Prints the built pages with what each weighs on the wire, and one closing line. */
export function printPages(weights: PageWeight[], folder: string, milliseconds: number): void {
  const rows = weights.length > tableLimit ? heaviestOfEachTemplate(weights) : weights;
  const width = Math.max(...rows.map(({ page }) => page.path.length), 'Page'.length);
  const line = (...[page, html, css, script]: [string, string, string, string]) =>
    `${page.padEnd(width)}  ${html.padStart(9)}  ${css.padStart(9)}  ${script.padStart(9)}`;
  console.log(line('Page', 'HTML', 'of it CSS', 'script'));
  console.log(line('', 'brotli', 'raw', 'gzip'));
  for (const { page, html, css, script } of rows) {
    console.log(line(page.path, kilobytes(html), kilobytes(css), kilobytes(script)));
  }
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(
    `Built ${weights.length} ${weights.length === 1 ? 'page' : 'pages'} into ${folder} in ${seconds} s`,
  );
}
