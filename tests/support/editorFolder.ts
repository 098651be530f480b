import { expect, type Page } from 'playwright/test';

export type Files = Record<string, Buffer>;

/** Lets the picker of folders, which no script can use, give the page's private file system, with these files. */
async function fillFolder(page: Page, files: Files): Promise<void> {
  const written = Object.entries(files).map(([file, bytes]) => [file, bytes.toString('base64')] as const);
  await page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker: async () => root });
    for (const [file, base64] of entries) {
      const steps = file.split('/');
      const name = steps.pop()!;
      let folder = root;
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await stream.close();
    }
  }, written);
}

async function readFolder(page: Page): Promise<Files> {
  const read = await page.evaluate(async () => {
    type Entries = { values(): AsyncIterable<FileSystemDirectoryHandle | FileSystemFileHandle> };
    const files: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const handle of (folder as unknown as Entries).values()) {
        if (handle.kind === 'directory') await walk(handle, `${path}${handle.name}/`);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          files.push([path + handle.name, Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')]);
        }
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return files;
  });
  return Object.fromEntries(read.map(([file, bytes]) => [file, Buffer.from(bytes, 'latin1')]));
}

export function changeOf(before?: Buffer, after?: Buffer) {
  const [old, now] = [before, after].map((bytes) => String(bytes ?? '').split('\n')) as [string[], string[]];
  return {
    went: old.filter((line) => !now.includes(line)),
    came: now.filter((line) => !old.includes(line)),
  };
}

/** Gives the editor a folder with these files, in which staff may then work. */
export async function lendFolder(page: Page, files: Files) {
  let known: Files = { '.git/HEAD': Buffer.from(''), ...files };
  await fillFolder(page, known);
  /** Waits until no other files than these differ from when it was asked last, and all of them do. */
  const changesIn = async (...expected: string[]) => {
    const before = known;
    // A file that has just gone cannot be read.
    await expect(async () => {
      known = await readFolder(page);
      const names = [...new Set([...Object.keys(before), ...Object.keys(known)])];
      const isEqual = (file: string) => before[file] && known[file]?.equals(before[file]);
      expect(names.filter((file) => !isEqual(file)).sort()).toEqual(expected.sort());
    }).toPass();
    return expected.map((file) => changeOf(before[file], known[file]));
  };
  return { changesIn, read: (file: string) => known[file]! };
}
