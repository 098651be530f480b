import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/** Folder of the originals. */
export const originalsFolder = path.join(project, 'shared/pictures');

/** Endings of originals. */
export const pictureEndings = ['avif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Written by `npm run pictures`; pages read it. */
export const manifestFile = path.join(originalsFolder, 'manifest.json');

/** The site's root as it is served; the manifest's addresses start here. */
export const publicFolder = path.join(project, 'public');

/** Folder of the served files, below the site's root. */
export const servedFolder = 'images';
