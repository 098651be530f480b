/** A term and its description; `href` turns the description into a link. */
export type LegalRow = { label: string; description: string; href?: string };

/** A part of a legal page: paragraphs, rows of terms, and paragraphs after them. */
export type LegalSection = {
  /** What a link to the section ends with. */
  id: string;
  heading: string;
  paragraphs: string[];
  rows?: LegalRow[];
  after?: string[];
};
