import { unfilled } from '../../../shared/content/schema/messages.ts';
import { ContentSource } from '../../lib/content/ContentSource.ts';
import { widest } from '../../lib/widest.ts';
import type { Plan, PlannedFile } from './Plan.ts';

type Gap = { place: string; field: string; what: string };

/** The texts to fill in, in the order in which they stand. */
function gapsIn({ file, text, added }: PlannedFile): Gap[] {
  const start = text.slice(0, text.indexOf(added)).split('\n').length;
  const end = start + added.split('\n').length;
  return new ContentSource(file, text)
    .texts()
    .filter(({ line, value }) => value.startsWith(unfilled) && line >= start && line < end)
    .map(({ line, field, value }) => ({
      place: `${file}:${line}`,
      field: field.replace(/^("[^"]*"( \(entry \d+\))? › )*/, ''),
      what: value.slice(`${unfilled}: `.length),
    }));
}

/** What was written, and what is left to do, in order. */
export function report({ files, pictures, address, removal }: Plan): string {
  const written = files.map(({ file, text, added }) =>
    text === added
      ? `Written: ${file}`
      : `Added to ${file}, line ${text.slice(0, text.indexOf(added)).split('\n').length}`,
  );
  const gaps = files.filter(({ file }) => file.startsWith('shared/content/')).flatMap(gapsIn);
  const places = widest(gaps.map(({ place }) => place));
  const fields = widest(gaps.map(({ field }) => field));
  const gapLines = gaps.map(
    ({ place, field, what }) => `  ${place.padEnd(places)}  ${field.padEnd(fields)}  ${what}`,
  );
  const pictureLines = pictures.map(({ name, what }) => `  shared/pictures/${name}.*  ${what}`);
  return [
    written.join('\n'),
    ['Fill in, in this order:', ...gapLines].join('\n'),
    ...(pictures.length > 0
      ? [['Then put there, and run "npm run pictures":', ...pictureLines].join('\n')]
      : []),
    [
      `"npm run build" names what is still missing. The site shows it at ${address}`,
      `To remove it: ${removal}.`,
    ].join('\n'),
  ].join('\n\n');
}
