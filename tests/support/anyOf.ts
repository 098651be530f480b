/** A pattern that finds any of some texts, to look for a control by one of its names, or for a part of a text. */
export const anyOf = (...texts: string[]): RegExp =>
  new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'));
