import { round } from '../round.ts';
import { isAlike, mix } from './colours.ts';

/** A stop of a gradient: its place from 0 to 1, its colour and, if it lets light through, its opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Whether a gradient is the same without a stop; before its first and after its last one it keeps their colours. */
function isPlain(
  previous: Stop | undefined,
  [offset, colour, opacity]: Stop,
  next: Stop | undefined,
): boolean {
  if (opacity !== undefined) return false;
  const [[start, from], [end, to]] = [previous ?? next!, next ?? previous!];
  return isAlike(colour, end > start ? mix(from, to, (offset - start) / (end - start)) : from);
}

/** The elements of a gradient, without stops whose absence nobody sees: rounded bodies have many. */
export function stopElements(stops: readonly Stop[]): string {
  const kept: Stop[] = [];
  for (const [index, stop] of stops.entries())
    if (!isPlain(kept.at(-1), stop, stops[index + 1])) kept.push(stop);
  return kept
    .map(([offset, colour, opacity]) => {
      // In percent, as svgo rounds numbers to tenths.
      const place = offset === 0 ? '' : ` offset="${round(offset * 100, 0)}%"`;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop${place} stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}
