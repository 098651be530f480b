/** Length of the longest text. */
export function widest(texts: string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
