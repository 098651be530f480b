/**
 * Adds rules to the page, which its policy allows to constructed style sheets. Safari before 16.4 has none.
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
