interface Document {
  /** True while the browser prerenders the page (Speculation Rules). */
  readonly prerendering?: boolean;
}
