import { describe, expect, test } from 'vitest';
import { about } from '../../shared/content/about.ts';
import { company } from '../../shared/content/company.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { navigation } from '../../shared/content/navigation.ts';
import { partners } from '../../shared/content/partners.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { testimonials } from '../../shared/content/testimonials.ts';

describe('jobs', () => {
  test('are twelve', () => {
    expect(jobs.map(({ title }) => title)).toEqual([
      'Business Development Executive',
      'Human Resources Manager',
      'Full Stack Developer',
      'Mern Stack Developer',
      'React Developer',
      'React Native Developer',
      'Node.js Developer',
      'Ruby on Rails Developer',
      'Data Science Engineer',
      'AI/ML Engineer',
      'Full Stack Python Developer',
      'Quality Assurance Engineer',
    ]);
  });

  test.each(jobs)('$title is full-time, onsite and in Indore', ({ location, type, mode, experience }) => {
    expect([location, type, mode]).toEqual(['Indore, Madhya Pradesh, India', 'Full-Time', 'Onsite']);
    expect(experience).toMatch(/^\d+-\d+ years?$/);
  });

  test('ask for different experience', () => {
    expect(new Set(jobs.map(({ experience }) => experience)).size).toBeGreaterThan(jobs.length / 2);
  });
});

describe('the rest of the site', () => {
  test('has four testimonials, nine partners and three review sites', () => {
    expect([testimonials.length, partners.length]).toEqual([4, 9]);
    expect(reviews.map(({ name }) => name)).toEqual(['Google', 'Good Firms', 'Clutch']);
  });

  test('links to five social networks', () => {
    expect(company.social.map(({ label }) => label)).toEqual([
      'LinkedIn',
      'Facebook',
      'Instagram',
      'Twitter',
      'Wellfound',
    ]);
  });

  test('names five values', () => {
    expect(about.values.items.map(({ title }) => title)).toEqual([
      'Innovation',
      'Excellence',
      'Integrity',
      'Collaboration',
      'Continuous improvement',
    ]);
  });

  test('heads the sections of the About page as agreed', () => {
    const { story, mission, values, ceo, join } = about;
    expect([story, mission, values, ceo, join].map(({ heading }) => heading)).toEqual([
      'Our Story',
      'Our Mission',
      'Our Values',
      'Meet Our CEO',
      'Join Our Team',
    ]);
    expect(about.banner.title).toBe('About Us');
    expect(join.action).toBe('Visit our Careers page');
  });

  test('links the CEO to a network, a mailbox, a social page and a job platform', () => {
    expect(about.ceo.social.map(({ network }) => network)).toEqual([
      'linkedin',
      'email',
      'twitter',
      'wellfound',
    ]);
  });

  test('has the agreed menus', () => {
    const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);
    expect(labels(navigation.header)).toEqual([
      'Home',
      'About Us',
      'Services',
      'Industries',
      'Careers',
      'Contact Us',
    ]);
    expect(labels(navigation.quickLinks)).toEqual(['Home', 'About Us', 'Contact Us', 'Careers']);
    expect(navigation.technology).toHaveLength(12);
  });
});
