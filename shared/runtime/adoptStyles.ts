/** As the page's policy allows, but not in Safari before 16.4. @returns a function that takes the rules back */
export function adoptStyles(css: string): () => void {
  if (!document.adoptedStyleSheets) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    sheet.disabled = true;
  };
}
