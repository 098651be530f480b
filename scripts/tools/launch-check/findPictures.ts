import { readFile } from 'node:fs/promises';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { shortHash } from '../../lib/shortHash.ts';
import { findOriginals, type Original, pathOf } from '../pictures/originals.ts';
import { stalePictures } from '../pictures/stale.ts';
import { type ContentText, placeOf } from './contentSources.ts';
import { type StandIn, standIns } from './standIns.ts';

/** The stand-in that a picture's file is, if it is one. */
export function standInOf(content: Buffer, { isVector }: Pick<Original, 'isVector'>): StandIn | undefined {
  // Version control may have given a drawing the line ends of Windows.
  const own = isVector ? content.toString('utf8').replaceAll('\r\n', '\n') : content;
  const fingerprint = shortHash(own);
  return standIns.find(({ fingerprints }) => fingerprints.includes(fingerprint));
}

/** The pictures that content names and whose files are still stand-ins, wherever and by whatever name they lie. */
export async function findStandIns(texts: ContentText[]): Promise<OpenItem[]> {
  const { originals } = await findOriginals();
  const byName = new Map(originals.map((original) => [original.name, original]));
  const found = await Promise.all(
    texts.map(async (text): Promise<OpenItem[]> => {
      const original = byName.get(text.value);
      if (!original) return [];
      const standIn = standInOf(await readFile(pathOf(original.file)), original);
      if (!standIn) return [];
      const belongs = `${standIn.belongs}, in place of ${original.file}; then "npm run pictures"`;
      return [{ group: standIn.group, place: placeOf(text), what: text.field, belongs }];
    }),
  );
  return found.flat();
}

/** The pictures whose served files are older than their originals. */
export async function findStalePictures(): Promise<OpenItem[]> {
  const names = await stalePictures();
  return names.map((name) => ({
    group: 'Pictures',
    place: `shared/pictures/${name}`,
    what: '',
    belongs: 'is new, changed or gone since its served files were made: run "npm run pictures"',
  }));
}
