import type { OpenItem } from '../../lib/OpenItem.ts';
import { stalePictures } from '../pictures/stale.ts';

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
