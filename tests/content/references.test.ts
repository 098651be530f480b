import { expect, test } from 'vitest';
import { z } from 'zod';
import { technologies } from '#shared/content/technologies.ts';
import { checkReferences } from '#shared/model/checkReferences.ts';
import { checkServiceReferences } from '#shared/model/checkServiceReferences.ts';
import { defineContent } from '#shared/model/defineContent.ts';
import { technologyName } from '#shared/model/schema/fields.ts';

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

test('a technology that no page presents is refused in whatever text names it, and so is one named twice', () => {
  const { name } = technologies[0]!.technologies[0]!;
  defineContent('about', z.strictObject({ stack: z.array(technologyName) }), {
    stack: [name, 'Alchemy', name],
  });
  const found = checkServiceReferences().filter((mistake) =>
    mistake.startsWith('shared/content/about.ts › stack'),
  );
  expect(found).toEqual([
    expect.stringMatching(/ › entry 2: "Alchemy" is not in .*: write one of/),
    expect.stringContaining(' › entry 3: '),
  ]);
});
