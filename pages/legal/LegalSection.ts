/** A term and its description; `href` turns the description into a link. */
export type LegalRow = { label: string; description: string; href?: string };

/** A part of a legal page: paragraphs, rows of terms, and paragraphs after them. */
export type LegalSection = {
  /** The hash of links to the section. */
  id: string;
  heading: string;
  paragraphs: string[];
  rows?: LegalRow[];
  after?: string[];
};
