/**
 * Adds rules to the page in a constructed style sheet, which its policy allows. Safari before 16.4 does not support
 * these; there it does nothing.
 * @returns a function that removes them
 */
export function adoptStyles(css: string): () => void {
  if (!document.adoptedStyleSheets) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
