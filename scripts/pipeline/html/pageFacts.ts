import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openingWeight } from '../budgets/openingWeight.ts';
import type { PageWeight } from '../budgets/weighPages.ts';
import { htmlFileOf } from '../pages/htmlFileOf.ts';
import type { PageSources } from '../security/thirdParties.ts';

/** The place of a page's own weight, as PageFacts renders it. */
const place = /(data-page-weight="">[^<]*)…/;
const aloneOnly = /<li data-if-alone="">.*?<\/li>/gs;

/** Leaves out what a page says of itself that is true only if it uses no other site, for one that does. */
export function onlyTrueFacts(html: string, sources: PageSources): string {
  return Object.values(sources).every((others) => others.length === 0) ? html : html.replace(aloneOnly, '');
}

/** Writes into the pages that tell their weight what a phone fetches to open them. */
export function writeWeights(folder: string, base: string, weights: PageWeight[]): void {
  for (const { page, script } of weights.filter(({ tellsWeight }) => tellsWeight)) {
    const file = path.join(folder, htmlFileOf(page.path));
    const html = readFileSync(file, 'utf8');
    const bytes = script + openingWeight(folder, base, html);
    writeFileSync(
      file,
      html.replace(place, (_dots, before) => before + Math.ceil(bytes / 1000)),
    );
  }
}
