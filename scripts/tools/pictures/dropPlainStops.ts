import type { CustomPlugin } from 'svgo';

/** A stop's offset and its red, green, blue and opacity. */
type Stop = { offset: number; channels: number[] };

/** Of 255: smaller differences are invisible. */
const tolerance = 2;

function stopOf({ attributes }: { attributes: Record<string, string> }): Stop | undefined {
  const { offset = '0', 'stop-color': colour = '#000', 'stop-opacity': opacity = '1' } = attributes;
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(colour);
  if (!digits || 'style' in attributes || offset.endsWith('%')) return undefined;
  const pairs = digits.slice(1).flatMap((pair) => (pair ? [pair.length === 1 ? pair + pair : pair] : []));
  const channels = pairs.map((pair) => Number.parseInt(pair, 16));
  return { offset: Number(offset), channels: [...channels, Number(opacity) * 255] };
}

/** Whether the gradient has the same colour there without the stop. */
function isPlain(previous: Stop, stop: Stop, next: Stop): boolean {
  const span = next.offset - previous.offset;
  if (span <= 0) return false;
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
        let previous = stops[0];
        const kept = elements.filter((_, index) => {
          const [stop, next] = [stops[index]!, stops[index + 1]];
          if (index > 0 && next && isPlain(previous!, stop, next)) return false;
          previous = stop;
          return true;
        });
        node.children = kept;
      },
    },
  }),
};
