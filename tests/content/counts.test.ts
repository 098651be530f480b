import { describe, expect, test } from 'vitest';
import { about } from '../../shared/content/about.ts';
import { company } from '../../shared/content/company.ts';
import { industries } from '../../shared/content/industries.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { navigation } from '../../shared/content/navigation.ts';
import { partners } from '../../shared/content/partners.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { testimonials } from '../../shared/content/testimonials.ts';
import { whyChooseUs } from '../../shared/content/whyChooseUs.ts';

const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);

describe('services', () => {
  test('are the fifteen of the site, in its order', () => {
    expect(slugsOf(services)).toEqual([
      'software-development',
      'web-development',
      'full-stack-development',
      'mobile-app-development',
      'custom-software-solutions',
      'ui-ux-design',
      'qa-testing',
      'devops-cloud',
      'third-party-integration',
      'crm-customization',
      'seo-smo',
      'staff-augmentation',
      'artificial-intelligence',
      'data-engineering',
      'digital-analytics',
    ]);
  });

  test('share two groups of four reasons to choose the company', () => {
    expect(whyChooseUs.heading).toBe('Why Choose Us');
    expect(whyChooseUs.groups.map((group) => group.map(({ title }) => title))).toEqual([
      ['Expertise', 'Custom Solutions', 'Quality Assurance', 'Timely Delivery'],
      ['Best In Industry', 'Innovation Hub', 'Professional Staff', '24/7 Support'],
    ]);
  });
});

describe('industries', () => {
  test('are the eight of the site, in its order', () => {
    expect(slugsOf(industries)).toEqual([
      'healthcare',
      'finance',
      'insurance',
      'education',
      'automotive',
      'retail-ecommerce',
      'logistics-distribution',
      'construction',
    ]);
  });

  test('construction takes cards and subtitle from insurance by reference', () => {
    const insurance = industries.find(({ slug }) => slug === 'insurance')!;
    const construction = industries.find(({ slug }) => slug === 'construction')!;
    expect(construction.cards).toEqual(insurance.cards);
    expect(construction.subtitle).toBe(insurance.subtitle);
  });

  test('four of them have tall tiles', () => {
    expect(slugsOf(industries.filter(({ isTall }) => isTall))).toEqual([
      'healthcare',
      'insurance',
      'automotive',
      'logistics-distribution',
    ]);
  });
});

describe('technologies', () => {
  const namesOn = (page: string) =>
    technologies.find(({ slug }) => slug === page)!.technologies.map(({ name }) => name);

  test('stand on four pages', () => {
    expect(slugsOf(technologies).sort()).toEqual(['backend', 'devops', 'frontend', 'mobile-app-development']);
  });

  test('frontend has ten', () => {
    expect(namesOn('frontend')).toEqual([
      'React',
      'Next.js',
      'Vue.js',
      'Angular',
      'JQuery',
      'HTML',
      'CSS',
      'JavaScript',
      'Bootstrap',
      'Wordpress',
    ]);
  });

  test('backend has ten', () => {
    expect(namesOn('backend')).toEqual([
      'Node.js',
      'Python',
      'Django',
      'Ruby on Rails',
      'Java',
      'Spring Boot',
      'PHP',
      'Laravel',
      '.NET',
      'Go',
    ]);
  });

  test('mobile has eight', () => {
    expect(namesOn('mobile-app-development')).toEqual([
      'React Native',
      'Flutter',
      'Swift',
      'Kotlin',
      'Android',
      'iOS',
      'Ionic',
      '.NET MAUI',
    ]);
  });

  test('DevOps has seven', () => {
    expect(namesOn('devops')).toEqual([
      'AWS',
      'Microsoft Azure',
      'Google Cloud',
      'Docker',
      'Kubernetes',
      'Jenkins',
      'Terraform',
    ]);
  });
});

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
