/**
 * Marks the end of a page's first view. The build inlines the styles of everything before it, and links the
 * style sheets here: a browser shows the upper part without waiting for them.
 */
export function FirstViewEnd() {
  return <div data-first-view-end="" />;
}
