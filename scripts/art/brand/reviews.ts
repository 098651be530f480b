import { siGoogle } from 'simple-icons';
import { outlineText } from '../outlineText.ts';
import type { Picture } from '../Picture.ts';

/** A review site: its name, how it is set, and a sign of 24 by 24 before it. */
type ReviewSite = { name: string; size: number; weight: number; tracking: number; sign?: string };

const navy = '#091E3E';

const reviewSites: Record<string, ReviewSite> = {
  google: { name: 'Google', size: 26, weight: 500, tracking: -0.02, sign: siGoogle.path },
  goodfirms: { name: 'GoodFirms', size: 27, weight: 600, tracking: -0.03 },
  clutch: { name: 'Clutch', size: 27, weight: 600, tracking: -0.03 },
};

async function drawReviewSite({ name, size, weight, tracking, sign }: ReviewSite): Promise<string> {
  const { path, right } = await outlineText(name, { size, weight, tracking, x: sign ? 34 : 0, baseline: 28 });
  const box = `viewBox="0 0 ${Math.ceil(right + 2)} 38"`;
  const before = sign ? `<path d="${sign}" transform="translate(0 7)"/>` : '';
  const shapes = `<g fill="${navy}">${before}<path d="${path}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${name}">${shapes}</svg>\n`;
}

/** Neutral name marks of the review sites, until the company supplies the official badges. */
export function listReviewBadges(): Picture[] {
  return Object.entries(reviewSites).map(([key, site]) => ({
    name: `reviews/${key}`,
    ending: 'svg',
    maxBytes: 6_000,
    draw: () => drawReviewSite(site),
  }));
}
