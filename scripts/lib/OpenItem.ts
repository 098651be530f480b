/** The parts of the report, in order. */
export const groups = [
  'Name and logo',
  'Address, phones and mailboxes',
  'Legal',
  'Social links',
  'Review links',
  'Testimonials',
  'Partners',
  'CEO',
  'Jobs',
  'Map',
  'Site address',
  'Forms',
  'Promises',
  'Pictures',
  'Built site',
  'Other placeholders',
] as const;

/** A part of the report. */
export type Group = (typeof groups)[number];

/** Something to do before the site is published. */
export type OpenItem = {
  group: Group;
  /** File and line to change, such as `shared/content/company.ts:6`. */
  place: string;
  /** The field there, or the text in question; may be empty. */
  what: string;
  /** What belongs there, or what to do. */
  belongs: string;
};
