type WidthOf = (text: string) => number;

/** Breaks a text into lines of at most `maxWidth`; a single word that is wider has a line of its own. */
export function wrapLines(text: string, maxWidth: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(line) <= maxWidth) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** The same with lines as equal as they can be, without one line more. */
export function balanceLines(text: string, maxWidth: number, widthOf: WidthOf): string[] {
  let lines = wrapLines(text, maxWidth, widthOf);
  for (;;) {
    const narrower = wrapLines(text, Math.max(...lines.map(widthOf)) - 1, widthOf);
    const isBetter =
      narrower.length === lines.length &&
      Math.max(...narrower.map(widthOf)) < Math.max(...lines.map(widthOf));
    if (!isBetter) return lines;
    lines = narrower;
  }
}
