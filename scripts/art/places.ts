import type { Picture } from './Picture.ts';
import { drawOffice } from './places/office.ts';

/** The pictures of places. */
export function listPlacePictures(): Picture[] {
  return [{ name: 'places/office', ending: 'svg', maxBytes: 30_000, draw: async () => drawOffice() }];
}
