/** `Node.js Developer` becomes `nodejs-developer`. */
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

/** Before what only screen readers read: Chromium drops an ordinary space at the edge of what is hidden. */
export const noBreakSpace = '\u00a0';

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export const siteLang = 'en-IN';
