import { describe, expect as expectValue, test } from 'vitest';
import homePage from '../../pages/home/page.ts';
import { listPages } from '../../scripts/pipeline/pages/listPages.ts';
import { selectPages } from '../../scripts/pipeline/pages/selectPages.ts';
import { about } from '../../shared/content/about.ts';
import { company } from '../../shared/content/company.ts';
import { contact } from '../../shared/content/contact.ts';
import { home } from '../../shared/content/home.ts';
import { industries } from '../../shared/content/industries.ts';
import { stateOf } from '../../shared/content/jobState.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { navigation } from '../../shared/content/navigation.ts';
import { partners } from '../../shared/content/partners.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { services } from '../../shared/content/services.ts';
import { siteDay } from '../../shared/content/siteDay.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { testimonials } from '../../shared/content/testimonials.ts';
import { whyChooseUs } from '../../shared/content/whyChooseUs.ts';
import { agreed } from './agreed.ts';
import { allTexts } from './allTexts.ts';

const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);
const titlesOf = (entries: { title: string }[]) => entries.map(({ title }) => title);
const labelsOf = (entries: { label: string }[]) => entries.map(({ label }) => label);
const headingsOf = (sections: { heading: string }[]) => sections.map(({ heading }) => heading);

const expect = (actual: unknown) =>
  expectValue(actual, 'Has the offer changed? Then write the new values into tests/content/agreed.ts');

describe('agreed with the company, in tests/content/agreed.ts:', () => {
  test('the services, and the reasons that their pages give', () => {
    expect(slugsOf(services)).toEqual(agreed.services);
    expect(whyChooseUs.heading).toBe(agreed.reasonsHeading);
    expect(whyChooseUs.groups.map(titlesOf)).toEqual(agreed.reasons);
  });

  test('the industries, and which have tall tiles', () => {
    expect(slugsOf(industries)).toEqual(agreed.industries);
    expect(slugsOf(industries.filter(({ isTall }) => isTall))).toEqual(agreed.tallIndustries);
  });

  test('one industry that shows cards and subtitle of another', () => {
    const [shown, alike] = agreed.twinIndustries.map((twin) => industries.find(({ slug }) => slug === twin));
    expect(alike?.cards).toEqual(shown?.cards);
    expect(alike?.subtitle).toBe(shown?.subtitle);
  });

  test('the technologies of each page, and the order of their cards', () => {
    const named = technologies.map((page) => [page.slug, page.technologies.map(({ name }) => name)]);
    expect(Object.fromEntries(named)).toEqual(agreed.technologies);
    const cards = homePage.props.technology.cards.map(({ path }) => path.split('/').at(-2));
    expect(cards).toEqual(agreed.technologyCards);
  });

  test('the jobs and their terms', () => {
    expect(titlesOf(jobs)).toEqual(agreed.jobs);
    for (const { location, type, mode } of jobs) {
      expect(agreed.jobTerms.location).toContain(location);
      expect(agreed.jobTerms.type).toContain(type);
      expect(agreed.jobTerms.mode).toContain(mode);
    }
  });

  test('how many clients and partners are shown, and which review sites', () => {
    expect([testimonials.length, partners.length]).toEqual([agreed.testimonials, agreed.partners]);
    expect(reviews.map(({ name }) => name)).toEqual(agreed.reviews);
  });

  test('the networks of the company and of its CEO', () => {
    expect(labelsOf(company.social)).toEqual(agreed.social);
    expect(about.ceo.social.map(({ network }) => network)).toEqual(agreed.ceoNetworks);
  });

  test('the headings of the home page and of the About page', () => {
    const { technology, services, industries } = home;
    const onHome = [technology, services, industries, home.partners, home.testimonials, home.reviews];
    expect(headingsOf(onHome)).toEqual(agreed.homeHeadings);
    const { story, mission, values, ceo, join } = about;
    expect(headingsOf([story, mission, values, ceo, join])).toEqual(agreed.aboutHeadings);
    expect(titlesOf(values.items)).toEqual(agreed.values);
    expect(about.banner.title).toBe(agreed.aboutTitle);
    expect(join.action).toBe(agreed.aboutCareersLink);
  });

  test('the menus', () => {
    expect(labelsOf(navigation.header)).toEqual(agreed.header);
    expect(labelsOf(navigation.quickLinks)).toEqual(agreed.quickLinks);
    expect(navigation.technology).toHaveLength(agreed.footerTechnologies);
  });

  test('the pages', async () => {
    const pages = selectPages((await listPages('.pages/tests')).pages, []).map(({ path }) => path);
    const isOfEntry = (path: string) => /^\/(services|industries|technologies|careers)\/./.test(path);
    const published = jobs.filter((job) => stateOf(job, siteDay()) !== 'planned');
    const entries = [services, industries, technologies, published].flat();
    expect(pages.filter(isOfEntry)).toHaveLength(entries.length);
    expect(pages.filter((path) => !isOfEntry(path)).sort()).toEqual([...agreed.otherPages].sort());
  });

  test('exact strings', () => {
    expect(company.established).toBe(agreed.established);
    expect(company.copyright).toBe(agreed.copyright);
    expect(home.hero.headline).toBe(agreed.headline);
    expect(contact.heardFromOptions).toEqual(agreed.heardFrom);
  });
});

test('texts that say when the company was established name its year', () => {
  const years = allTexts.flatMap(({ place, text }) => {
    const [, year] = /\b(?:established|started) in (?:\w+ in )?(\d{4})\b/i.exec(text) ?? [];
    return year ? [{ place, year: Number(year) }] : [];
  });
  expectValue(years.filter(({ year }) => year !== company.established)).toEqual([]);
});

test('external addresses are only in fields for them', () => {
  const fields =
    /\.(url|email|salesEmail|careersEmail|embedUrl|linkUrl|directionsUrl|siteUrl|target|enquiry|application)$/;
  const outside = allTexts.filter(({ text }) => /https?:|mailto:|\w@(?!example\.com)\w/.test(text));
  expectValue(outside.length).toBeGreaterThan(5);
  expectValue(outside.filter(({ place }) => !fields.test(place))).toEqual([]);
});
