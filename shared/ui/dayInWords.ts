import { siteLang } from '../core/siteLang.ts';

const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day as people read it: "2 March 2026" for "2026-03-02". */
export function dayInWords(day: string, lang: string = siteLang): string {
  return new Intl.DateTimeFormat(lang, format).format(new Date(day));
}
