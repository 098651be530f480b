/** The most that a page may weigh on the wire, in bytes. */
export type ByteBudget = {
  /** HTML with its inlined styles, brotli: an inner page fits into a connection's first flight. */
  html: number;
  /** The page's script and all that it imports at once, gzip. */
  script: number;
  /** The fonts that the page preloads. */
  fonts: number;
  /** All that a phone fetches before the visitor does anything. */
  firstView: number;
};

const inner: ByteBudget = { html: 14_600, script: 76_000, fonts: 40_000, firstView: 160_000 };

/** Templates whose pages may weigh more than an inner page. */
const larger: Record<string, ByteBudget> = {
  'home/HomePage': { ...inner, html: 26_000, script: 82_000, firstView: 220_000 },
  'careers/CareersPage': { ...inner, html: 22_000, script: 80_000 },
  'contact/ContactPage': { ...inner, script: 80_000 },
};

/** What the pages of a template may weigh. */
export function byteBudgetOf(template: string): ByteBudget {
  return larger[template] ?? inner;
}

/** What Lighthouse may say of a page on its emulated phone: medians, times in ms. */
export type PaintBudget = {
  /** Of 100, in each of the four categories. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  /** First and largest paint, as multiples of those of the same page without scripts. */
  ratio: number;
};

/** What Lighthouse may say of the pages of a template. */
export function paintBudgetOf(template: string): PaintBudget {
  const largestPaint = template === 'home/HomePage' ? 1400 : 1250;
  return { score: 100, firstPaint: 800, largestPaint, blockingTime: 30, layoutShift: 0, ratio: 1.15 };
}
