/** A picture as it is served: its natural size in pixels, and its files below the site's root, best format first. */
export type PictureData = {
  width: number;
  height: number;
  /** The whole file of a mark, which pages inline. */
  drawing?: string | undefined;
  formats: {
    type: 'image/avif' | 'image/webp' | 'image/svg+xml';
    files: (readonly [width: number, path: string])[];
  }[];
};

export const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

export const otherKind = (ending: string) =>
  `".${ending}" is not a kind of picture the site takes: use ${pictureEndings.join(', ')}`;
