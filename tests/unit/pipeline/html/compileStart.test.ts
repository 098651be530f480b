import path from 'node:path';
import { expect, test } from 'vitest';
import { compileInline } from '../../../../build/html/compileStart.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

test('the inline script is compiled for the oldest browsers, too', async () => {
  // Safari reads static blocks from 16.4 on.
  const code = 'document.title = class { static title = 1; static { this.title = 2; } }.title;';
  const script = await compileInline(path.join(tempFolder({ 'start.ts': code }), 'start.ts'));
  expect(script).toContain('document.title');
  expect(script).not.toContain('static{');
});
