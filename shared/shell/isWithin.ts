/** Whether a page is the one that a menu entry leads to, or below it. No page counts as below the home page. */
export const isWithin = (currentPath: string, path: string): boolean =>
  path === '/' ? currentPath === '/' : currentPath.startsWith(path);
