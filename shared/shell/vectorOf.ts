import { pictureOf } from '../content/pictures.ts';

/** The served files of the marks, which `npm run pictures` has cleaned. */
const marks = import.meta.glob<string>('../../public/images/brand/mark*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The markup of a mark, which is inlined because a part of it moves. */
export function vectorOf(name: string): string {
  const [[, address]] = pictureOf(name).formats[0]!.files as [[number, string]];
  // Elements in HTML need no namespace.
  return marks[`../../public/${address}`]!.replace(' xmlns="http://www.w3.org/2000/svg"', '');
}
