/**
 * The beginning of a text, cut between words, with an ellipsis; a text of at most `length` characters is left whole.
 */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\W*\s\S*$/, '')}…`;
}
