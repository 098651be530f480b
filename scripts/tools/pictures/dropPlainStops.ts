import type { CustomPlugin } from 'svgo';

/** A stop's offset and its red, green, blue and opacity. */
type Stop = { offset: number; channels: number[] };

/** Of 255: smaller differences are invisible. */
const tolerance = 2;

function stopOf({ attributes }: { attributes: Record<string, string> }): Stop | undefined {
  const { offset = '0', 'stop-color': colour = '#000', 'stop-opacity': opacity = '1' } = attributes;
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(colour);
  if (!digits || 'style' in attributes) return undefined;
  const pairs = digits.slice(1).flatMap((pair) => (pair ? [pair.length === 1 ? pair + pair : pair] : []));
  const channels = pairs.map((pair) => Number.parseInt(pair, 16));
  const place = offset.endsWith('%') ? Number.parseFloat(offset) / 100 : Number(offset);
  return { offset: place, channels: [...channels, Number(opacity) * 255] };
}

const isAlike = (one: Stop, other: Stop) =>
  one.channels.every((channel, index) => Math.abs(channel - other.channels[index]!) <= tolerance);

/** Whether the gradient has the same colour there without the stop; before its first and after its last it goes on. */
function isPlain(previous: Stop | undefined, stop: Stop, next: Stop | undefined): boolean {
  if (!previous || !next) {
    const neighbour = previous ?? next;
    return neighbour !== undefined && isAlike(stop, neighbour);
  }
  const span = next.offset - previous.offset;
  if (span <= 0) return span === 0;
  const share = (stop.offset - previous.offset) / span;
  return stop.channels.every((channel, index) => {
    const before = previous.channels[index]!;
    return Math.abs(before + (next.channels[index]! - before) * share - channel) <= tolerance;
  });
}

/** Removes redundant stops from gradients: drawings of rounded bodies have many. */
export const dropPlainStops: CustomPlugin = {
  name: 'dropPlainStops',
  fn: () => ({
    element: {
      exit(node) {
        if (!node.name.endsWith('Gradient')) return;
        const elements = node.children.filter((child) => child.type === 'element');
        const stops = elements.map(stopOf);
        if (!stops.every((stop) => stop !== undefined)) return;
        const repeats = 'spreadMethod' in node.attributes;
        let previous: Stop | undefined;
        const kept = elements.filter((_, index) => {
          const [stop, next] = [stops[index]!, stops[index + 1]];
          const isEnd = !previous || !next;
          if (!(isEnd && repeats) && isPlain(previous, stop, next)) return false;
          previous = stop;
          return true;
        });
        node.children = kept;
      },
    },
  }),
};
