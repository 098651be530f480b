/** Folders of the built site in which every file name carries a hash of the file's content. No page may lie in one. */
export const hashedFolders = ['assets', 'images', 'share', 'video'] as const;
