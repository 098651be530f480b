import { readFile } from '#shared/model/readFile.ts';
import type { EntryKind, FileName } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/writeYaml.ts';

/** The mistakes that a build would find in the data of a content file, one line each, without its lines, which nobody sees. */
export function mistakesIn(file: string, data: unknown): string[] {
  const [, kind] = /shared\/content\/(\w+)/.exec(file)!;
  const { mistakes } = readFile(file, writeYaml(data), kind as EntryKind | FileName);
  return mistakes.map((mistake) => mistake.replace(/^\S+\.yaml:\d+(?: ›|:) /, ''));
}
