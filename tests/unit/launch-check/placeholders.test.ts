import { describe, expect, test } from 'vitest';
import type { ContentText } from '../../../scripts/tools/launch-check/contentSources.ts';
import { findPlaceholders } from '../../../scripts/tools/launch-check/findPlaceholders.ts';

const text = (file: string, field: string, value: string): ContentText => ({
  file: `shared/content/${file}.ts`,
  line: 7,
  field,
  value,
});

describe('a text is listed as a placeholder:', () => {
  test.each([
    ['Name and logo', text('company', 'name', 'Brandname')],
    ['Address, phones and mailboxes', text('company', 'address › street', 'Office address line')],
    ['Address, phones and mailboxes', text('company', 'phone', '+91 00000 00000')],
    ['Address, phones and mailboxes', text('company', 'email', 'hello@example.com')],
    ['Address, phones and mailboxes', text('company', 'salesEmail', 'sales@example.com')],
    ['Social links', text('company', 'social › "LinkedIn" › url', 'https://www.example.com/linkedin')],
    ['Review links', text('reviews', '"Clutch" › url', 'https://www.example.com/clutch-reviews')],
    ['Testimonials', text('testimonials', '"Client name" (entry 2) › name', 'Client name')],
    ['Testimonials', text('testimonials', '"Client name" (entry 2) › title', 'Role, company')],
    ['Testimonials', text('testimonials', '"A" › content', 'Put a client’s own words here: how it went.')],
    ['Partners', text('partners', '"Partner 03" › name', 'Partner 03')],
    ['CEO', text('about', 'ceo › name', 'CEO name')],
    ['CEO', text('about', 'ceo › pictureAlt', 'A blue cube, in place of a portrait.')],
    ['CEO', text('about', 'ceo › social › "E-mail to our CEO" › url', 'mailto:ceo@example.com')],
    [
      'Map',
      text(
        'company',
        'map › embedUrl',
        'https://www.google.com/maps?q=Indore,+Madhya+Pradesh,+India&output=embed',
      ),
    ],
    [
      'Map',
      text(
        'company',
        'map › linkUrl',
        'https://www.google.com/maps/search/?api=1&query=Indore,+Madhya+Pradesh,+India',
      ),
    ],
    [
      'Map',
      text(
        'company',
        'map › directionsUrl',
        'https://www.google.com/maps/dir/?api=1&destination=Indore,+Madhya+Pradesh,+India',
      ),
    ],
    ['Site address', text('company', 'siteUrl', 'https://www.example.com')],
    ['Forms', text('company', 'forms › enquiry › target', 'hello@example.com')],
    ['Other placeholders', text('home', 'hero › lead', 'Brandname builds software.')],
    ['Other placeholders', text('contact', 'lead', 'Call +91 00000 00000 or write to info@example.org.')],
  ])('%s, $field', (group, placeholder) => {
    expect(findPlaceholders([placeholder])).toEqual([
      {
        group,
        place: `${placeholder.file}:7`,
        what: placeholder.field,
        belongs: expect.stringMatching(/\w{4}/),
      },
    ]);
  });
});

test.each([
  text('company', 'name', 'Examplary Software'),
  text('company', 'phone', '+91 98765 00000'),
  text('company', 'email', 'hello@exemplar.in'),
  text('company', 'social › "LinkedIn" › url', 'https://www.linkedin.com/company/example'),
  text('company', 'map › embedUrl', 'https://www.google.com/maps/embed?pb=!1m18!2d75.8577'),
  text('company', 'siteUrl', ''),
  text('testimonials', '"Asha Rao" › name', 'Asha Rao'),
  text('partners', '"Partners in Health" › name', 'Partners in Health'),
  text('services', '"qa-testing" › name', 'QA & Testing'),
  text('about', 'ceo › name', 'Ravi Nameless'),
])('a real text is not: $field $value', (real) => {
  expect(findPlaceholders([real])).toEqual([]);
});

test('a text that several rules fit is listed once', () => {
  expect(findPlaceholders([text('company', 'email', 'brandname@example.com')])).toHaveLength(1);
});
