import { expect, test } from 'vitest';
import { checkReferences } from '#shared/content/checkReferences.ts';

const targets = [{ slug: 'design' }, { slug: 'testing' }, { slug: 'hosting' }];

test.each([
  ['services', 'design', ['testing', 'hosting'], []],
  ['technologies', 'design', ['design'], []],
  [
    'industries',
    'finance',
    ['testing', 'cooking'],
    ['"cooking" is not in shared/content/services.ts: write one of design, testing, hosting'],
  ],
  ['services', 'design', ['testing', 'testing'], ['"testing" is named twice: name another one']],
  [
    'services',
    'design',
    ['design', 'cooking'],
    [
      expect.stringContaining('"design" is this entry itself: name another one'),
      expect.stringContaining('cooking'),
    ],
  ],
])('references from %s › %s to the services %j have the mistakes %j', (file, slug, related, mistakes) => {
  const found = checkReferences({
    file,
    entries: [{ slug, related }],
    field: 'related',
    targetFile: 'services',
    targets,
  });
  const place = `shared/content/${file}.ts › "${slug}" › related: `;
  expect(found.map((mistake) => mistake.replace(place, ''))).toEqual(mistakes);
});
