import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { services, technologies } from '#shared/model/content.ts';
import { readContent } from '#shared/model/readContent.ts';
import { contentFiles } from '../support/contentFiles.ts';

const [{ slug }, { slug: second }] = services as [(typeof services)[number], (typeof services)[number]];
const file = `shared/content/services/${slug}.yaml`;
const { name } = technologies[0]!.technologies[0]!;

/** The mistakes in all content with changes to a file. */
const mistakesWith = (changes: object, changed = file) => {
  const data = { ...parse(contentFiles[changed]!), ...changes };
  return readContent({ ...contentFiles, [changed]: stringify(data) }).mistakes;
};

test.each([
  [{ related: [second] }, []],
  [
    { related: [second, 'cooking'] },
    [/entry 2: "cooking" is not in shared\/content\/services\/: write one of /],
  ],
  [{ related: [second, second] }, [/entry 2: "[^"]+" is named twice: name another one/]],
  [{ related: [slug] }, [/entry 1: "[^"]+" is this entry itself: name another one/]],
  [
    { builtWith: [name, 'Alchemy', name] },
    [/"Alchemy" is not in .*: write one of /, /entry 3: .* is named twice/],
  ],
])('references %j have the mistakes %j', (changes, mistakes) => {
  expect(mistakesWith(changes)).toEqual(
    mistakes.map((mistake) =>
      expect.stringMatching(new RegExp(`^${file}:\\d+ › (related|builtWith) › .*${mistake.source}`)),
    ),
  );
});

test('a stage brings an example document that there is', () => {
  const file = 'shared/content/howWeWork.yaml';
  const { path } = parse(contentFiles[file]!);
  const [stage] = path.stages;
  const stages = [{ ...stage, example: 'none' }, ...path.stages.slice(1)];
  expect(mistakesWith({ path: { ...path, stages } }, file)).toEqual([
    expect.stringContaining('"none" is not in shared/content/exampleDocuments.yaml: write one of '),
  ]);
});

test('a removed entry is missed by those that name it, and a list that menus need may not be empty', () => {
  const without = (part: string) =>
    readContent(Object.fromEntries(Object.entries(contentFiles).filter(([file]) => !file.includes(part))));
  expect(without(file).mistakes.join()).toContain(`"${slug}" is not in shared/content/services/`);
  expect(without('/industries/').mistakes).toContain(
    'shared/content/industries/: has no entries: add at least one with "npm run new"',
  );
});
