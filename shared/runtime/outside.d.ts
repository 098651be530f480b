// What TypeScript does not know of browsers and packages.

interface Document {
  readonly prerendering?: boolean;
}

/** An element with `data-aos`, and the scroll position of the window's lower edge from which it is shown. */
type AosElement = { node: Element; position?: number };

declare module 'aos/src/js/helpers/elements.js' {
  export default function elements(): AosElement[];
}

declare module 'aos/src/js/helpers/prepare.js' {
  export default function prepare(elements: AosElement[], options: { offset: number }): void;
}

declare module 'aos/src/js/helpers/handleScroll.js' {
  export default function handleScroll(elements: AosElement[], once: boolean): void;
}
