/** Puts values into words that name them in curly brackets, as "{day}". */
export function fillWords(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
