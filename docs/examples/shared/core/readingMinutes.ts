/** Minutes that a text takes to read at 220 words a minute, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / 220));
}
