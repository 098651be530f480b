import { describe, expect, test } from 'vitest';
import { industries } from '../../shared/content/industries.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
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
