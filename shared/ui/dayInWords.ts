const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as people read it: "2 March 2026" for "2026-03-02". */
export function dayInWords(day: string): string {
  return format.format(new Date(day));
}
