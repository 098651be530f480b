import { describe, expect, it } from 'vitest';
import { pathOfIndustry, pathOfService } from '../../../shared/content/cards.ts';
import { company } from '../../../shared/content/company.ts';
import { industries } from '../../../shared/content/industries.ts';
import { navigation } from '../../../shared/content/navigation.ts';
import { services } from '../../../shared/content/services.ts';
import { siteData } from '../../../shared/shell/siteData.ts';
import { vectorOf } from '../../../shared/shell/vectorOf.ts';

const { menu, quickLinks, copyright, loaderMark } = siteData;

const labelsOf = (links: { label: string }[]) => links.map(({ label }) => label);

describe('the menu', () => {
  it('has the entries of the settings in their order', () => {
    expect(labelsOf(menu)).toEqual(labelsOf(navigation.header));
  });

  it.each([
    ['/services/', services.map(pathOfService)],
    ['/industries/', industries.map(pathOfIndustry)],
  ])('lists every page below %s', (path, pages) => {
    const entry = menu.find((entry) => entry.path === path)!;
    const items = 'items' in entry ? entry.items : [];
    expect(items.map((item) => item.path)).toEqual(pages);
  });
});

describe('the footer', () => {
  it('takes the second address of the careers page and knows whose it is', () => {
    const page = menu.find(({ path }) => path === '/careers/')!;
    expect(quickLinks).toContainEqual({ label: page.label, path: '/career/', page: page.path });
    expect(labelsOf(quickLinks)).toEqual(labelsOf(navigation.quickLinks));
  });

  it('lists every service and the technologies of the settings', () => {
    expect(labelsOf(siteData.services)).toEqual(services.map(({ name }) => name));
    expect(siteData.technology).toEqual(navigation.technology);
  });

  it('has the copyright line of the settings, with the brand in it', () => {
    expect(copyright).toBe(company.copyright.split('{brand}').join(company.name));
    expect(copyright).toContain(company.name);
  });
});

it('has the mark of the loader as markup', () => {
  expect(vectorOf(loaderMark)).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
});
