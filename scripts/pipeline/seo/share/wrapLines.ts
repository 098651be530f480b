type WidthOf = (text: string) => number;

/** Breaks a text into lines of at most `maxWidth`; a wider single word gets its own line. */
export function wrapLines(text: string, maxWidth: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(line) <= maxWidth) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into the same number of lines, as equal in width as possible. */
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
