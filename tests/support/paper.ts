import type { Page } from 'playwright/test';
import { weakTexts } from './axe.ts';
import { setStyles } from './shell.ts';

/** Controls and menus, links to the map and what follows a document. */
const useless =
  'nav, button, .job-groups__filter, .job-row > .button, .office-place, section:has(.example-page) ~ *';

/** Texts of a page's main part, without those of which paper has no use. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate((useless) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || element.closest(useless)) continue;
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) texts.push(text);
    }
    return texts;
  }, useless);

/** In the page: what is printed although it is of no use, or printed where it cannot be used. */
function findMisprints(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const lacking = (selector: string, what: string, isRight: (element: Element) => boolean) =>
    shown(selector)
      .filter((element) => !isRight(element))
      .map((element) => `${what}: ${element.outerHTML.slice(0, 120)}`);
  return [
    ...shown('video, iframe, dialog:not([open])').map(({ localName }) => `a ${localName} is printed`),
    ...shown('main nav a[href^="#"]').map(
      ({ textContent }) => `a way within the page is printed: ${textContent}`,
    ),
    ...[...document.querySelectorAll('main details > :not(summary)')]
      .filter((answer) => !answer.checkVisibility())
      .map(({ textContent }) => `an answer is not printed: ${textContent}`),
    ...lacking('main :is(h2, h3, p, img):not(.visually-hidden)', 'cut off at the edge', (element) => {
      const { left, right } = element.getBoundingClientRect();
      return left > -1 && right < innerWidth + 1;
    }),
    ...lacking(
      'main :is(h1, h2, h3, h4)',
      'a page may end after a heading',
      (element) => getComputedStyle(element).breakAfter === 'avoid',
    ),
    ...lacking(
      'main :is(img, li)',
      'a page may end inside',
      (element) => getComputedStyle(element).breakInside === 'avoid',
    ),
    ...lacking('main a[href^="http"]', 'a link without its address', (element) =>
      getComputedStyle(element, '::after').content.includes(element.getAttribute('href')!),
    ),
  ];
}

/** What is wrong with a page on paper, in words: texts that the screen shows are missing or pale, or others are useless. */
export async function paperFaults(page: Page): Promise<string[]> {
  const onScreen = await shownTexts(page);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await shownTexts(page);
  const missing = onScreen.filter((text) => !onPaper.includes(text)).map((text) => `missing: ${text}`);
  const misprints = await page.evaluate(findMisprints);
  // Browsers leave backgrounds out on paper.
  await setStyles(page, '*, ::before, ::after { background: none !important }');
  const faults = [...missing, ...(await weakTexts(page)), ...misprints];
  await setStyles(page, '');
  await page.emulateMedia({ media: 'screen' });
  return faults;
}
