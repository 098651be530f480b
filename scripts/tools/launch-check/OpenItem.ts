/** Something to do before the site is published. */
export type OpenItem = {
  /** File and line, such as `shared/content/company.ts:6`, or a file, a folder or a variable. */
  place: string;
  /** The field there, or the text in question; may be empty. */
  what: string;
  /** What to put there, or to do. */
  action: string;
  isPromise?: boolean;
};
