import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '../../lib/findBrowser.ts';
import { median } from '../../lib/median.ts';
import { parseArguments } from '../../lib/parseArguments.ts';
import { printTable } from '../../lib/printTable.ts';
import { readRuns } from '../../lib/readRuns.ts';
import { runCommand } from '../../lib/runCommand.ts';
import { buildSite } from '../gallery/buildSite.ts';

/** A response later than this many ms is marked: visitors see the wait. */
const limit = 100;

/** Chromium runs scripts this many times slower than the machine would. */
const slowdown = 4;

/**
 * How long, in ms, a finger or a mouse button stays down, at the lower end of what people take. Without it the browser
 * would measure a click from before the frame that shows the control pressed.
 */
const hold = 70;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const controls = 'button, summary, select, input[type="checkbox"]';

/** One control of each kind: those with the same class look and behave alike. */
type Control = { path: string; name: string; index: number; device: typeof phone | typeof desktop };

/** Opens a page, and waits for the end of its loader. Unless it may wake, its islands wait for a touch. */
async function open(browser: Browser, address: string, device: Control['device'], mayWake: boolean) {
  const page = await browser.newPage({ ...device, reducedMotion: 'no-preference' });
  await page.addInitScript((mayWake) => {
    const reports: PerformanceObserverEntryList[] = [];
    Object.assign(window, { reports });
    if (!mayWake) {
      window.requestIdleCallback = () => 0;
      Object.assign(window, { IntersectionObserver: undefined });
    }
    // Read later: this runs between the events of a tap.
    new PerformanceObserver((report) => reports.push(report)).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  }, mayWake);
  await page.goto(address);
  await page.locator('.page-loader').waitFor({ state: 'hidden' });
  return page;
}

/** Taps at a point of the window, in px. Playwright's own tap lifts the finger at once. */
async function tap(devTools: CDPSession, x: number, y: number): Promise<void> {
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(hold);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The controls of a page that its window shows and that are of a new kind. */
async function findControls(page: Page, path: string, device: Control['device'], known: Set<string>) {
  const found = await page.locator(controls).evaluateAll((all) =>
    all.map((control, index) => {
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      const isUsable = control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled');
      return { kind: control.className || control.parentElement!.className, name, index, isUsable };
    }),
  );
  const fresh: Control[] = [];
  for (const { kind, name, index, isUsable } of found) {
    if (!isUsable || known.has(kind)) continue;
    known.add(kind);
    fresh.push({ path, name, index, device });
  }
  return fresh;
}

/** How long, in ms, the page takes to show anything after a tap; 16 stands for all that is shorter. */
async function timeTap(browser: Browser, address: string, { index, device }: Control, isAwake: boolean) {
  const page = await open(browser, address, device, isAwake);
  const control = page.locator(controls).nth(index);
  await control.scrollIntoViewIfNeeded();
  // Lazy pictures arrive, and what scrolled into view has appeared: nothing else runs when the visitor taps.
  await page.waitForTimeout(500);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .every(({ effect }) => effect!.getComputedTiming().endTime === Infinity),
  );
  const { x, y, width, height } = (await control.boundingBox())!;
  const centre = [x + width / 2, y + height / 2] as const;
  if (isAwake) {
    await page.locator('[data-island]').evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await page.waitForFunction(() => document.querySelector('[data-hydrate-on]') === null);
    // A mouse arrives before it is pressed; asleep, this would wake the island.
    if (device === desktop) await page.mouse.move(...centre);
  }
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // At a place in the window: Playwright's check that a control receives the event would take some of the time.
  if (device === phone) await tap(devTools, ...centre);
  else await page.mouse.click(...centre, { delay: hold });
  // The browser reports an event once the frame after it has been shown.
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(() =>
    (window as unknown as { reports: PerformanceObserverEntryList[] }).reports
      .flatMap((report) => report.getEntries() as PerformanceEventTiming[])
      .map(({ interactionId, duration }) => (interactionId ? duration : 0)),
  );
  await page.context().close();
  return Math.max(16, ...durations);
}

/** One control of each kind on the pages of a site, first on a phone, then on a desktop. */
async function listControls(browser: Browser, site: string, paths: string[]): Promise<Control[]> {
  const known = new Set<string>();
  const listed: Control[] = [];
  for (const device of [phone, desktop]) {
    for (const path of paths) {
      const page = await open(browser, site + path, device, false);
      listed.push(...(await findControls(page, path, device, known)));
      await page.context().close();
    }
  }
  return listed;
}

/** The median of several taps on a control, in ms. */
async function medianOfTaps(runs: number, timeOne: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await timeOne());
  return median(times);
}

const cellOf = (time: number) => `${time} ms${time > limit ? ' !' : ''}`;

/**
 * `npm run measure:taps [-- --runs n]`: how soon a page responds to a tap on each kind of control, at a quarter of this
 * machine's CPU speed, while its island is asleep and when it is awake. Medians, by Event Timing.
 */
await runCommand(async () => {
  const { values } = parseArguments(
    { options: { runs: { type: 'string', default: '5' } } },
    'Give nothing, or --runs <number>',
  );
  const runs = readRuns(values.runs);
  const site = await buildSite([]);
  const samples = [...new Map(site.pages.map(({ template, path }) => [template, path])).values()];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const rows: string[][] = [];
    for (const control of await listControls(browser, site.address, samples)) {
      const { path, name, device } = control;
      const time = (isAwake: boolean) =>
        medianOfTaps(runs, () => timeTap(browser, site.address + path, control, isAwake));
      const row = [
        path,
        name,
        `${device.viewport.width} px`,
        cellOf(await time(false)),
        cellOf(await time(true)),
      ];
      rows.push(row);
      console.log(row.join('  '));
    }
    console.log('');
    printTable([['Page', 'control', 'window', 'asleep', 'awake']], rows);
  } finally {
    await browser.close();
    site.close();
  }
});
