import type { Page } from 'playwright/test';

/** The browser's own message for a failed request, which is not an error of the site. */
export const networkError = 'Failed to load resource';

/** The page's scripts, those that it fetches on demand included. */
export const everyScript = '**/assets/**/*.js';

/** The addresses of pictures of every format. */
export const everyPicture = /\.(avif|webp|png|jpe?g|svg|ico)$/;

/** The scripts of islands, and the scroll reveal: what a page's entry fetches on demand. */
export const lazyScripts =
  /\/assets\/(HeroFilm|TechnologyCarousel|PartnerMarquee|TestimonialCarousel|EnquiryForm|OfficeMap|JobDialog|SiteHeader|revealOnScroll)-/;

/** Makes files answer as they do once a new deployment has replaced them. */
export async function removeFiles(page: Page, files: string | RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
}

/**
 * Holds the page's scripts on their way.
 * @returns a function that lets them arrive, or makes them be gone
 */
export async function holdScripts(page: Page): Promise<(fate: 'arrive' | 'are gone') => void> {
  let decide: (fate: 'arrive' | 'are gone') => void = () => {};
  const decided = new Promise<string>((resolve) => {
    decide = resolve;
  });
  await page.route(everyScript, async (route) => {
    if ((await decided) === 'arrive') await route.continue();
    else await route.fulfill({ status: 404, body: 'Not Found' });
  });
  return decide;
}

/**
 * A phone of a quarter of this machine's speed on a network that answers after 150 ms, like Lighthouse's. Its bandwidth
 * is not limited, because Chromium 156 then never ends about one navigation in a hundred.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A browser that blocks storage: merely reading the property throws. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}
