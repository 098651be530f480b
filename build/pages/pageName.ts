/** Address of the 404 page. */
export const notFoundPath = '/404.html';

/** The name of a page on the command line: its address without the outer slashes, `home` for the home page. */
export function pageName(path: string): string {
  return path.replace(/^\/|\/$|\.html$/g, '') || 'home';
}

/** The address of a page by the name that a command takes, such as `/about/` for `about`. */
export function pagePath(name: string): string {
  const written = pageName(name.startsWith('/') ? name : `/${name}`);
  if (written === '404') return notFoundPath;
  return written === 'home' ? '/' : `/${written}/`;
}
