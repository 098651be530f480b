/**
 * Adds rules to the page in a constructed style sheet, which its policy allows. Safari before 16.4 does not support
 * these; there it does nothing.
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
