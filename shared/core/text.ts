/** The slug of a name: `UI/UX Design` becomes `ui-ux-design`, `Node.js Developer` becomes `nodejs-developer`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Between text and an addition for screen readers: Chromium drops an ordinary space at the edge of what is hidden. */
export const noBreakSpace = '\u00a0';

/** A number with its noun, such as "1 page" and "2 pages". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The tel: address of a phone number as displayed, such as "+91 98765 43210". */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The language of every page that does not declare another. */
export const siteLang = 'en-IN';
