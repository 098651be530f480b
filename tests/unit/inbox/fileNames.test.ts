import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedName } from '../../../scripts/inbox/fileName.ts';
import { rawRequest, rawUpload, startInbox } from './startInbox.ts';

describe('the name under which a file is kept', () => {
  it.each([
    ['resume.pdf', 'resume.pdf'],
    ['my resume (2).PDF', 'my resume (2).PDF'],
    ['मेरा जीवन परिचय.pdf', 'मेरा जीवन परिचय.pdf'],
    ['श्री\u200dराम.pdf', 'श्री\u200dराम.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['C:\\fakepath\\resume.pdf', 'resume.pdf'],
    ['/etc/cron.d/job', 'job'],
    ['..', 'file'],
    ['', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\u0000b\r\n.pdf', 'a_b__.pdf'],
    ['resume\u202efdp.exe', 'resume_fdp.exe'],
    ['a:b*c?"<d>|.pdf', 'a_b_c___d__.pdf'],
    ['submission.json', '_submission.json'],
    ['Submission.JSON', '_Submission.JSON'],
    ['CON.pdf', '_CON.pdf'],
    ['resume.pdf. ', 'resume.pdf'],
    ['half a sign \ud83d.pdf', 'half a sign _.pdf'],
  ])('%j becomes %j', (original, stored) => {
    expect(storedName(original)).toBe(stored);
  });

  it('is cut by bytes, between letters, and keeps its ending', () => {
    for (const original of [
      `${'r'.repeat(196)}.docx`,
      `${'जी'.repeat(98)}.docx`,
      `${'👩‍💻'.repeat(40)}.docx`,
    ]) {
      const stored = storedName(original);
      expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(120);
      expect(Buffer.byteLength(stored)).toBeGreaterThan(100);
      expect(stored.endsWith('.docx')).toBe(true);
      expect(original.startsWith(stored.slice(0, -5))).toBe(true);
    }
    expect(storedName(`${'जी'.repeat(98)}.docx`)).toMatch(/^(जी)+\.docx$/);
    expect(storedName(`${'👩‍💻'.repeat(40)}.docx`)).toMatch(/^(👩‍💻)+\.docx$/u);
  });
});

describe('an upload', () => {
  it.each(['../../escaped.pdf', '/tmp/escaped.pdf', '..\\escaped.pdf', '..', 'submission.json'])(
    'named %j stays in its folder, with its name on record',
    async (name) => {
      const inbox = await startInbox();
      const { body, headers } = rawUpload(name.replaceAll('\\', '\\\\'));
      await rawRequest(`${inbox.address}application`, { method: 'POST', body, headers });
      const { id, file } = (await inbox.list())[0]!;
      expect(file!.originalName).toBe(name);
      expect((await readdir(path.join(inbox.directory, id))).sort()).toEqual(
        [file!.storedName, 'submission.json'].sort(),
      );
      expect(await inbox.folders()).toEqual([id]);
    },
  );
});
