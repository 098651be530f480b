import { expect, test } from 'vitest';
import { socialTags } from '../../../scripts/pipeline/seo/socialTags.ts';
import { examplePage, hostileTexts, hosting, nowhere } from './examplePage.ts';

const brand = { name: 'Brand & Sons' };
const image = { path: '/share/about.0a1b2c3d.jpg', alt: 'About "us"' };

function tagsOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, key, value]) => [key, value]));
}

test('a page has its title, text, address and picture for Open Graph and Twitter', () => {
  expect(tagsOf(socialTags(examplePage(), brand, hosting, image))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Brand &amp; Sons',
    'og:locale': 'en_IN',
    'og:title': 'About the company',
    'og:description': 'What the company does.',
    'og:url': 'https://www.example.com/about/',
    'og:image': 'https://www.example.com/share/about.0a1b2c3d.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'About &quot;us&quot;',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'About the company',
    'twitter:description': 'What the company does.',
    'twitter:image': 'https://www.example.com/share/about.0a1b2c3d.jpg',
    'twitter:image:alt': 'About &quot;us&quot;',
  });
});

test('without an address of the site there is neither address nor picture', () => {
  const tags = tagsOf(socialTags(examplePage(), brand, nowhere, image));
  expect(Object.keys(tags).filter((key) => /url|image/.test(key))).toEqual([]);
  expect(tags['twitter:card']).toBe('summary');
});

test('an alias is shared as its original, an unlisted page without an address', () => {
  const alias = examplePage({ path: '/career/', aliasOf: '/careers/' });
  expect(tagsOf(socialTags(alias, brand, hosting, image))['og:url']).toBe('https://www.example.com/careers/');
  const unlisted = examplePage({ path: '/404.html', isUnlisted: true });
  expect(tagsOf(socialTags(unlisted, brand, hosting, image))).not.toHaveProperty('og:url');
});

test('texts cannot break out of an attribute', () => {
  const html = socialTags(examplePage({ search: hostileTexts }), brand, hosting, {
    ...image,
    alt: '"><script>',
  });
  expect(html).not.toMatch(/<script|<b>|<!--/);
});
