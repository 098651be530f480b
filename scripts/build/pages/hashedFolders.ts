/** Folders of the built site whose file names all include a content hash. No page may be in one. */
export const hashedFolders = ['assets', 'images', 'share', 'video'] as const;
