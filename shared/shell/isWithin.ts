/** Whether a page is that of a menu's entry or below it. The home page has none below it. */
export const isWithin = (currentPath: string, path: string): boolean =>
  path === '/' ? currentPath === '/' : currentPath.startsWith(path);
