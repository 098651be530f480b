/** Folder of the original pictures. */
export const originalsFolder = 'shared/pictures';

/** File extensions of originals. */
export const pictureEndings = ['avif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** The site's root as it is served; the manifest's addresses start here. */
export const publicFolder = 'public';

/** Folder of the served files, below the site's root. */
export const servedFolder = 'images';
