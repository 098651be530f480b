import type { Page } from 'playwright/test';
import { home } from '../../shared/content/home.ts';
import { partners } from '../../shared/content/partners.ts';
import { expect } from './test.ts';

/** Fails unless each of the partners' logos is whole in the window once it has been scrolled to. */
export async function expectLogosInReach(page: Page): Promise<void> {
  const logos = page.getByRole('region', { name: home.partners.heading }).getByRole('img');
  const shares = await logos.evaluateAll(async (logos) => {
    const shares: number[] = [];
    for (const logo of logos) {
      logo.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { intersectionRatio } = await new Promise<IntersectionObserverEntry>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(entry!);
        });
        observer.observe(logo);
      });
      shares.push(intersectionRatio);
    }
    return shares;
  });
  expect(shares).toEqual(partners.map(() => 1));
}
