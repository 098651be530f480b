/** A term with what is said of it; `href` makes a link of what is said. */
export type LegalRow = { label: string; description: string; href?: string };

/** A part of a legal page: what is said first, rows of terms, what is said after them. */
export type LegalSection = {
  /** What a link to the section ends with. */
  id: string;
  heading: string;
  paragraphs: string[];
  rows?: LegalRow[];
  after?: string[];
};
