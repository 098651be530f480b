import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  emptyStore,
  listSubmissions,
  readSubmittedFile,
  saveSubmission,
} from '../../../scripts/inbox/store.ts';

let parent: string;
let directory: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'inbox-store-'));
  directory = path.join(parent, 'inbox');
  await mkdir(directory);
});
afterEach(() => rm(parent, { recursive: true }));

const file = { field: 'resume', name: 'resume.pdf', type: 'application/pdf', content: Buffer.from('resume') };
const save = () =>
  saveSubmission(
    directory,
    'application',
    { fields: [['name', 'Asha']], file },
    { accept: '', contentType: '' },
  );

// Addresses and uploads are checked where they come in. These are the store's own checks of the disk.
describe('the store of the inbox', () => {
  it('gives back the file of a submission', async () => {
    const { id } = await save();
    expect(await readSubmittedFile(directory, id)).toEqual({ name: 'resume.pdf', content: file.content });
  });

  it('reads only folders of submissions, whatever the id', async () => {
    const { id } = await save();
    await rm(path.join(parent, 'outside'), { recursive: true, force: true });
    await mkdir(path.join(parent, 'outside'));
    await writeFile(
      path.join(parent, 'outside/submission.json'),
      await readFile(path.join(directory, id, 'submission.json')),
    );
    await writeFile(path.join(parent, 'outside/resume.pdf'), 'secret');
    expect(await readSubmittedFile(directory, '../outside')).toBeUndefined();
    expect(await readSubmittedFile(directory, path.join(id, '../../outside'))).toBeUndefined();
  });

  it.each(['../outside.txt', '..', '/etc/hostname'])(
    'returns no file that a record calls %j',
    async (name) => {
      const { id } = await save();
      await writeFile(path.join(directory, 'outside.txt'), 'secret');
      const record = path.join(directory, id, 'submission.json');
      const written = JSON.parse(await readFile(record, 'utf8'));
      await writeFile(record, JSON.stringify({ ...written, file: { ...written.file, storedName: name } }));
      expect(await readSubmittedFile(directory, id)).toBeUndefined();
    },
  );

  it('lists and removes only what it has written', async () => {
    const { id } = await save();
    await mkdir(path.join(directory, 'notes'));
    const record = await readFile(path.join(directory, id, 'submission.json'));
    await writeFile(path.join(directory, 'notes/submission.json'), record);
    expect(await listSubmissions(directory)).toHaveLength(1);
    await emptyStore(directory);
    expect(await readdir(directory)).toEqual(['notes']);
  });
});
