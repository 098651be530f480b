/**
 * Adds rules in a constructed style sheet, which the page's policy allows; in Safari before 16.4 it does nothing.
 * @returns a function that takes them back
 */
export function adoptStyles(css: string): () => void {
  if (!document.adoptedStyleSheets) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    sheet.disabled = true;
  };
}
