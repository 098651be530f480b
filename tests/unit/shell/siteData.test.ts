import { describe, expect, it } from 'vitest';
import { company } from '../../../shared/content/company.ts';
import { siteData } from '../../../shared/shell/siteData.ts';

const { menu, quickLinks, services, technology, copyright, logo, loaderMark } = siteData;

const labelsOf = (links: { label: string }[]) => links.map(({ label }) => label);

describe('the menu', () => {
  it('has its six entries in their order', () => {
    expect(labelsOf(menu)).toEqual(['Home', 'About Us', 'Services', 'Industries', 'Careers', 'Contact Us']);
  });

  it.each([
    ['Services', 15, '/services/web-development/'],
    ['Industries', 8, '/industries/healthcare/'],
  ])('lists below %s %i pages that lie below its own address', (label, count, path) => {
    const entry = menu.find((entry) => entry.label === label)!;
    const items = 'items' in entry ? entry.items : [];
    expect(items).toHaveLength(count);
    expect(items.map((item) => item.path)).toContain(path);
    for (const item of items) expect(item.path.startsWith(entry.path)).toBe(true);
  });
});

describe('the footer', () => {
  it('takes the second address of the careers page and knows whose it is', () => {
    expect(quickLinks.map(({ label, path, page }) => [label, path, page])).toEqual([
      ['Home', '/', '/'],
      ['About Us', '/about/', '/about/'],
      ['Contact Us', '/contact/', '/contact/'],
      ['Careers', '/career/', '/careers/'],
    ]);
  });

  it('lists the fifteen services and twelve technologies', () => {
    expect(services).toHaveLength(15);
    expect(technology).toHaveLength(12);
  });

  it('has the copyright line as it was given, with the brand in it', () => {
    expect(copyright).toBe(`© ${company.name} 2025. All Rights Reserved.`);
  });
});

describe('the logos', () => {
  it('are files of their own, and the mark of the loader is markup with three shapes', () => {
    const addresses = [logo.light, logo.dark, logo.mark].map(({ formats }) => formats[0]!.files[0]![1]);
    expect(new Set(addresses).size).toBe(3);
    expect(loaderMark.match(/<path/g)).toHaveLength(3);
  });
});
