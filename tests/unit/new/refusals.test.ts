import { describe, expect, test } from 'vitest';
import { hashedFolders } from '../../../scripts/build/hosting.ts';
import { kinds } from '../../../scripts/tools/new/kinds.ts';
import { pictureNames } from '../../../shared/content/pictures.ts';
import { technologies } from '../../../shared/content/technologies.ts';

const plan = (kind: string, ...args: string[]) =>
  kinds[kind]!.plan(args, () => Promise.reject(new Error('asked')));
const [first, second] = technologies;
const known = first!.technologies[0]!.name;

describe('is refused with the reason:', () => {
  test.each<[string, string[], string]>([
    [
      'a name that is too short',
      ['service', 'AI'],
      'The name "AI" is too short: write 3 to 40 characters, such as "Web Development"',
    ],
    [
      'a technology that another page has',
      ['technology', known, second!.slug],
      `technologies.ts has "${known}" already: give another name`,
    ],
    [
      'a technology page that does not exist',
      ['technology', 'Rust', 'database'],
      'There is no technology page "database": give one of ',
    ],
    [
      'the second address of a page',
      ['page', 'Career'],
      'The address /career/ is taken, pages/careers/page.ts uses it',
    ],
    [
      'an address that served files have',
      ['page', 'Images'],
      'The address /images/ is taken, public/images uses it',
    ],
    [
      'an address that the build needs',
      ['page', 'Assets'],
      'The address /assets/ is taken, the site uses it',
    ],
    ...hashedFolders.map((folder): [string, string[], string] => [
      `the address of the folder ${folder}`,
      ['page', folder],
      `The address /${folder}/ is taken, `,
    ]),
    [
      'a file of content that there is',
      ['page', 'Schema'],
      'The address /schema/ is taken, shared/content/schema.ts uses it',
    ],
    ...['Dist', 'Test Results'].map((name): [string, string[], string] => [
      `${name}, which git ignores`,
      ['page', name],
      `.gitignore names "${name.toLowerCase().replace(' ', '-')}", so that `,
    ]),
    [
      'a page whose name begins with a digit',
      ['page', '24 Hours'],
      'The name "24 Hours" must begin with a letter',
    ],
    [
      'words without quotes',
      ['job', 'Cloud', 'Engineer'],
      '"Engineer" is too much: put names of several words in quotes',
    ],
  ])('%s', async (_what, [kind, ...args], reason) => {
    await expect(plan(kind!, ...args)).rejects.toThrow(reason);
  });
});

test('what was said is not asked for again', async () => {
  await expect(plan('technology', 'Rust')).rejects.toThrow('asked');
  const { address, pictures } = await plan('technology', 'Rust Language', first!.slug);
  expect(address).toBe(`/technologies/${first!.slug}/`);
  expect(pictures.map(({ name }) => name)).toEqual(['logos/rust-language']);
});

test('a picture that is there already is not asked for', async () => {
  const avatar = [...pictureNames].find((name) => name.startsWith('avatars/'))!;
  const { pictures } = await plan('testimonial', avatar.slice('avatars/'.length).replaceAll('-', ' '));
  expect(pictures).toEqual([]);
});
