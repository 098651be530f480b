/** The n-th of a series of numbers from 0 to 1 that fills the range evenly (radical inverse); n starts at 1. */
function evenly(n: number, base: number): number {
  let value = 0;
  let digitWeight = 1 / base;
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) {
    value += (rest % base) * digitWeight;
    digitWeight /= base;
  }
  return value;
}

/** Numbers from 0 to 1 for one sample; each base gives a series of its own, so that they do not move together. */
export function sample(n: number) {
  const [pixelX, pixelY] = [evenly(n, 11), evenly(n, 13)];
  return {
    key: [evenly(n, 2), evenly(n, 3)],
    sky: [evenly(n, 5), evenly(n, 7)],
    pixel: [pixelX, pixelY],
    lens: [evenly(n, 17), evenly(n, 19)],
  } as const;
}

export type Sample = ReturnType<typeof sample>;

/** An even point of a disc with radius 1. */
export function onDisc([a, b]: readonly [number, number]): readonly [x: number, y: number] {
  const angle = b * 2 * Math.PI;
  return [Math.sqrt(a) * Math.cos(angle), Math.sqrt(a) * Math.sin(angle)];
}
