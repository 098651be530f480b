import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/** Where the originals lie. */
export const originalsFolder = path.join(project, 'shared/pictures');

/** The site's root as it is served; the manifest's addresses start here. */
export const publicFolder = path.join(project, 'public');

/** Where the served files are written, below the site's root. */
export const servedFolder = 'images';
