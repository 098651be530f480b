import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Page } from '../../../scripts/pages/checkPages.ts';
import { checkStaticPages } from '../../../scripts/pages/checkStaticPages.ts';
import { listPages } from '../../../scripts/pages/listPages.ts';

const { pages } = await listPages('.pages/unit-static');

const asStatic = (template: string): Page[] =>
  pages.filter((page) => page.template === template).map((page) => ({ ...page, isStatic: true }));

it.each([
  ['home/HomePage', 'pages/home/page.ts', 'shared/ui/MotionToggle.tsx uses onClick'],
  ['home/HomePage', 'pages/home/page.ts', 'shared/ui/Carousel.tsx uses useRef'],
  ['contact/ContactPage', 'pages/contact/page.ts', 'pages/contact/sections/OfficeMap.tsx uses use'],
])('refuses to keep the HTML of %s: %s is told that %s', (template, file, use) => {
  expect(() => checkStaticPages(asStatic(template))).toThrow(`${file} › isStatic: ${use}`);
});

it('refuses behaviour in a part behind writesHtml', () => {
  const part = '.cache/unit/KeptWithBehaviour.tsx';
  const text = `
    import { MotionToggle } from '../../shared/ui/MotionToggle.tsx';
    export const Kept = () => <KeptHtml id="kept">{writesHtml && <MotionToggle />}</KeptHtml>;
  `;
  mkdirSync('.cache/unit', { recursive: true });
  writeFileSync(part, text);
  expect(() => checkStaticPages([], [part])).toThrow(
    `${part} › MotionToggle: shared/ui/MotionToggle.tsx uses onClick`,
  );
});

it('takes the static pages of the site', () => {
  expect(pages.filter(({ isStatic }) => isStatic)).not.toHaveLength(0);
  expect(() => checkStaticPages(pages)).not.toThrow();
});
