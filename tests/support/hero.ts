import type { Page } from 'playwright/test';
import { home } from '../../shared/content/home.ts';
import { motionWords } from '../../shared/content/words/controls.ts';
import { anyOf } from './anyOf.ts';

/** The hero and its parts as a visitor or a screen reader finds them. */
export const heroOf = (page: Page) => {
  const hero = page.getByRole('region', { name: home.hero.headline });
  return {
    hero,
    still: hero.locator('img'),
    film: hero.locator('video'),
    toggle: hero.getByRole('button', { name: anyOf(...Object.values(motionWords)) }),
  };
};

/** Collects the addresses of the films that a page asks for from now on. */
export function filmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}
