import { describe, expect, test } from 'vitest';
import { camelCase, checkName, pascalCase, slugOf } from '../../../scripts/tools/new/names.ts';
import { jobSchema } from '../../../shared/content/schema.ts';

describe('a name as an address', () => {
  test.each([
    ['Web Development', 'web-development'],
    ['UI/UX Design', 'ui-ux-design'],
    ['QA & Testing', 'qa-testing'],
    ['Node.js Developer', 'nodejs-developer'],
    ["What's New", 'whats-new'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['Développeur à Pune', 'developpeur-a-pune'],
    ['  Spaces  ', 'spaces'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('as the names of a component and of a file', () => {
    expect(pascalCase('case-studies-2')).toBe('CaseStudies2');
    expect(camelCase('case-studies-2')).toBe('caseStudies2');
  });
});

describe('a typed name', () => {
  const check = (name: string) => checkName(name, jobSchema.shape.title);

  test('is taken without the spaces around it', () => {
    expect(check(' SRE / Platform Engineer (m, f)  ')).toBe('SRE / Platform Engineer (m, f)');
  });

  test.each([
    [
      '<Engineer>',
      'The name "<Engineer>" holds < >: use letters, digits, spaces and & + # . , / ( ) \' - only',
    ],
    ['Engineer\n2', 'The name "Engineer\\n2" holds \\n: use letters'],
    ['Engineer "A"', 'holds \\": use'],
    ['`Engineer$', 'holds ` $'],
    ['Job', 'The name "Job" is too short: write 5 to 60 characters, such as "React Developer"'],
    ['', 'The name "" is too short'],
    ['x'.repeat(61), 'is too long: write 5 to 60 characters'],
    ['इंजीनियर पद', 'gives no address: use some letters from a to z or digits'],
    ['- / - / -', 'gives no address'],
  ])('such as %j is refused in one line that says why', (name, reason) => {
    expect(() => check(name)).toThrow(reason);
  });
});
