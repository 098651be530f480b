import { siteLang } from './text.ts';

/** India's offset from UTC; India has no daylight saving time. The company's days begin and end in India. */
const offset = { milliseconds: 5.5 * 60 * 60 * 1000, written: '+05:30' };

/** The date in India at a time in milliseconds since 1970, as "2026-12-01", which sorts as text. */
export function indianDay(moment: number): string {
  return new Date(moment + offset.milliseconds).toISOString().slice(0, 10);
}

/** The last second of a day in India, as "2026-12-01T23:59:59+05:30". */
export function endOfIndianDay(day: string): string {
  return `${day}T23:59:59${offset.written}`;
}

const inWords = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day as people read it: "2 March 2026" for "2026-03-02". */
export function dayInWords(day: string, lang: string = siteLang): string {
  return new Intl.DateTimeFormat(lang, inWords).format(new Date(day));
}
