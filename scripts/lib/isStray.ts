/** Hidden files and folders that hosts ask for. Others are a system's, a version control's or an editor's. */
const hostsFiles = new Set(['.assetsignore', '.domains', '.htaccess', '.nojekyll', '.well-known']);

/** Files of systems, and editors' backups. */
const stray = /^(\.|#.*#$|Thumbs\.db$|desktop\.ini$|__MACOSX$)|(~|\.bak|\.orig|\.tmp|\.swp)$/i;

/** Whether a file or folder of this name belongs to no site: systems and editors leave it. */
export const isStray = (name: string): boolean => stray.test(name) && !hostsFiles.has(name);
