interface Document {
  /** True while the browser prepares the page before it is shown (Speculation Rules). */
  readonly prerendering?: boolean;
}
