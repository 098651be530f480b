import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentRead } from '#shared/model/content.ts';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readYaml } from '#shared/model/readYaml.ts';
import { fieldsOfFile } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/writeYaml.ts';
import { canonical } from '../support/canonical.ts';

test('every file is as the editor writes it, so that a first save of it changes nothing', () => {
  for (const { file, kind } of contentRead) {
    const text = contentFiles[file]!;
    const saved = writeYaml(canonical(z.object(fieldsOfFile(kind)), readYaml(text).data));
    expect(text.replaceAll('\r\n', '\n'), file).toBe(saved);
  }
});
