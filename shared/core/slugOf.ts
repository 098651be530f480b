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
