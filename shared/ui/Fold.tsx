/**
 * The end of what a page shows first. The build inlines the styles of what comes before it, and links the site's
 * style sheet here: a browser shows the upper part without waiting for the file.
 */
export function Fold() {
  return <div data-fold="" />;
}
