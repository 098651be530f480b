import { readFileSync } from 'node:fs';
import fg from 'fast-glob';
import { describe, expect, it } from 'vitest';

const unseen = 'it has no look';
const aroundEveryPage = 'it is part of every page, including this one';

/** Components that the components page does not name, each with its reason. */
const notNamed: Record<string, string> = {
  ActionBar: 'it is fixed to the window, along the sections in it',
  FieldFrame: 'the frame of every kind of field',
  HiddenFields: unseen,
  Honeypot: unseen,
  Fold: unseen,
  Notice: 'shown as Toast and as Alert',
  ServiceSheet: 'shown by RelatedServices',
  TextLinks: 'shown by SplitText',
  ContactStrip: aroundEveryPage,
  Drawer: aroundEveryPage,
  Footer: aroundEveryPage,
  FooterColumn: aroundEveryPage,
  Header: aroundEveryPage,
  HeaderNav: aroundEveryPage,
  Logo: aroundEveryPage,
  MenuLink: aroundEveryPage,
  NavDropdown: aroundEveryPage,
  PageBanner: aroundEveryPage,
  PageLoader: aroundEveryPage,
  SiteShell: aroundEveryPage,
};

const read = (files: string) => fg.sync(files).map((file) => readFileSync(file, 'utf8'));
const found = (sources: string[], pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name!)).sort();

const components = read('shared/{ui,blocks,shell}/*.tsx');
const page = read('pages/components/**/*.tsx').join('\n');

const names = found(components, /^export function ([A-Z]\w*)/gm);
/** Lists of looks, such as buttonVariants, and the list of icons. */
const looks = found([...components, ...read('shared/core/iconNames.ts')], /^export const (\w+) = \[/gm);

describe('the components page', () => {
  it('knows where components are', () => {
    expect(names).toEqual(expect.arrayContaining(['Button', 'DrawerGroup', 'MotionToggle']));
    expect(looks).toEqual(expect.arrayContaining(['buttonVariants', 'iconNames']));
  });

  it.each(names.filter((name) => !notNamed[name]))('shows %s', (name) => {
    const isShown = new RegExp(`<${name}[\\s/>]`).test(page);
    expect(isShown, `<${name}> in a section of pages/components/, or its reason above`).toBe(true);
  });

  // Grounds of sections are those of the page's own sections.
  it.each(looks.filter((list) => list !== 'sectionTones'))('shows every one of %s', (list) => {
    const isShown = new RegExp(`\\b${list}\\b[^;]*\\.map\\(`).test(page);
    expect(isShown, `a loop over ${list} in a section of pages/components/`).toBe(true);
  });

  it('leaves out no component that it names, and none that is gone', () => {
    expect(
      Object.keys(notNamed).filter((name) => !names.includes(name) || page.includes(`<${name} `)),
    ).toEqual([]);
  });
});
