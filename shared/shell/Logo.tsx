import type { PictureData } from '../content/pictures.ts';
import { withBase } from '../runtime/base.ts';
import './Logo.scss';

type LogoProps = {
  picture: PictureData;
  /** What stands in its place where it cannot be shown. */
  name?: string;
  /** The drawing for navy grounds. */
  isLight?: boolean;
  /** Not fetched before it is shown. */
  isHidden?: boolean;
};

/** A logo file at once, at the height that its surroundings give it; the link around it has the name. */
export function Logo({ picture, name, isLight, isHidden }: LogoProps) {
  const { width, height, formats } = picture;
  return (
    <img
      className={`logo${isLight ? ' logo--light' : ''}`}
      src={withBase(formats[0]!.files[0]![1])}
      width={width}
      height={height}
      alt=""
      data-name={name}
      loading={isHidden ? 'lazy' : undefined}
    />
  );
}
