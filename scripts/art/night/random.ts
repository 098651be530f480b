/** A fixed pseudo-random number from 0 to 1 for a tile, so that a scene looks the same each time. */
export function randomAt(column: number, row: number, use = 0): number {
  const value = Math.sin(column * 127.1 + row * 311.7 + use * 74.7) * 43758.5453;
  return value - Math.floor(value);
}
