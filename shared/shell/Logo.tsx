import type { PictureData } from '../content/pictures.ts';
import { withBase } from '../runtime/base.ts';

/** A logo file at once, at the height that its surroundings give it; the link around it has the name. */
export function Logo({ picture }: { picture: PictureData }) {
  const { width, height, formats } = picture;
  return (
    <img className="logo" src={withBase(formats[0]!.files[0]![1])} width={width} height={height} alt="" />
  );
}
