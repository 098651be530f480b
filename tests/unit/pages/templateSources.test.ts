import { expect, it } from 'vitest';
import { sourcesOf, styleFiles } from '../../../scripts/pages/templateSources.ts';

const files = sourcesOf('pages/services/ServicePage.tsx').map(({ file }) => file);

it('lists what a template imports before the template itself, each file once', () => {
  expect(files.at(-1)).toBe('pages/services/ServicePage.tsx');
  expect(files.indexOf('shared/ui/ServiceCard.scss')).toBeLessThan(
    files.indexOf('shared/ui/ServiceSheet.scss'),
  );
  expect(new Set(files).size).toBe(files.length);
});

it('leaves out what is imported as a type alone', () => {
  expect(files.filter((file) => file.startsWith('shared/content/'))).toEqual([]);
});

it('finds the styles of parts of parts', () => {
  expect(styleFiles('services/ServicePage')).toContain('shared/ui/Picture.scss');
  expect(styleFiles('services/ServicePage').every((file) => file.endsWith('.scss'))).toBe(true);
});
