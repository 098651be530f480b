/** How many characters the longest of several texts has. */
export function widest(texts: string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
