/** Limits for a page's transfer size in bytes. Those for scripts leave room for a company's own labels and messages. */
type ByteBudget = {
  /** HTML with its inlined styles, which fits into a connection's initial congestion window. */
  html: number;
  /** The page's entry and everything it imports: its scripts before an island wakes. */
  script: number;
  /** After the first scroll: also what reveals content. */
  scroll: number;
  /** Then with the header awake: also React. */
  header: number;
  /** After a scroll, with the heaviest of the page's own islands awake. */
  island: number;
  /** Everything that a phone fetches before the first interaction. */
  firstView: number;
};

/** How far a company's own texts, logos and entries may take pages over their budgets for HTML and the first view. */
export const companyShare = 1.1;

const inner: ByteBudget = {
  html: 13_600,
  script: 3_200,
  scroll: 4_400,
  header: 76_000,
  island: 90_000,
  firstView: 60_000,
};

/** Templates whose pages may weigh more: mostly, a phone preloads their pictures. */
const larger: Record<string, Partial<ByteBudget>> = {
  // With its headers it still fits into ten segments of 1,460 bytes.
  'home/HomePage': { html: 13_950, firstView: 93_000, island: 101_000 },
  // Days, addresses and the dialog of jobs.
  'careers/CareersPage': { script: 4_000, scroll: 5_200 },
  'careers/JobPage': { script: 4_000, scroll: 5_200 },
  'how-we-work/HowWeWorkPage': { html: 13_700 },
  // The Hindi notice: each letter takes three bytes.
  'legal/LegalPage': { html: 13_900 },
  'industries/IndustryPage': { firstView: 86_500 },
  'industries/IndustriesPage': { firstView: 79_500 },
  'services/ServicesPage': { firstView: 66_000 },
  'technologies/TechnologiesPage': { firstView: 66_500 },
};

export const byteBudgetOf = (template: string): ByteBudget => ({ ...inner, ...larger[template] });

export function limitOf(kind: keyof ByteBudget, template: string): number {
  return byteBudgetOf(template)[kind] * (kind === 'html' ? companyShare : 1);
}
