import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentRead } from '#shared/model/content.ts';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readFile } from '#shared/model/readFile.ts';
import { readYaml } from '#shared/model/readYaml.ts';
import { fieldsOfFile } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/writeYaml.ts';
import { canonical } from '../support/canonical.ts';

test('a save in the editor, which leaves out what is empty and orders fields, changes nothing that is shown', () => {
  for (const { file, kind } of contentRead) {
    const saved = writeYaml(canonical(z.object(fieldsOfFile(kind)), readYaml(contentFiles[file]!).data));
    const readAgain = (text: string) => {
      const { placeOf, ...read } = readFile(file, text, kind);
      // Lines may be others.
      return JSON.parse(JSON.stringify(read).replaceAll(/\.yaml:\d+/g, '.yaml'));
    };
    expect(readAgain(saved), file).toEqual(readAgain(contentFiles[file]!));
  }
});
