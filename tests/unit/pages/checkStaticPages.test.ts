import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
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

const inFolder = '.cache/unit/static-pages';
afterEach(() => rmSync(inFolder, { recursive: true, force: true }));

it.each(['pages/demo', 'pages/demo/sections', 'shared/shell', 'shared/ui'])(
  'refuses behaviour in a part that stands behind writesHtml in %s',
  (place) => {
    const part = path.join(inFolder, place, 'Kept.tsx');
    const toggle = path.relative(path.dirname(part), 'shared/ui/MotionToggle.tsx');
    mkdirSync(path.dirname(part), { recursive: true });
    writeFileSync(
      part,
      `import { MotionToggle } from '${toggle}';
      export const Kept = ({ text }) => <KeptHtml id="kept">{writesHtml && text && <MotionToggle />}</KeptHtml>;`,
    );
    expect(() => checkStaticPages([], inFolder)).toThrow(
      `${part} › MotionToggle: shared/ui/MotionToggle.tsx uses onClick`,
    );
  },
);

it('takes the static pages of the site', () => {
  expect(pages.filter(({ isStatic }) => isStatic)).not.toHaveLength(0);
  expect(() => checkStaticPages(pages)).not.toThrow();
});
