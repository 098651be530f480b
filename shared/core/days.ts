import { siteLang } from './text.ts';

// The company's days begin and end in India, which has no daylight saving time.
const offset = { milliseconds: 5.5 * 60 * 60 * 1000, written: '+05:30' };

/** As "2026-12-01", which sorts as text. */
export function indianDay(moment: number): string {
  return new Date(moment + offset.milliseconds).toISOString().slice(0, 10);
}

export function endOfIndianDay(day: string): string {
  return `${day}T23:59:59${offset.written}`;
}

const inWords = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

export function dayInWords(day: string, lang: string = siteLang): string {
  return new Intl.DateTimeFormat(lang, inWords).format(new Date(day));
}
