/** The build inlines the styles of everything before it, and links the style sheets here. */
export function FirstViewEnd() {
  return <div data-first-view-end="" />;
}
