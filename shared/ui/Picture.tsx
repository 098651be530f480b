import { withBase } from '../core/addresses.ts';
import type { PictureData } from '../core/PictureData.ts';
import './Picture.scss';

type PictureProps = {
  picture: PictureData;
  alt: string;
  sizes: string;
  /** The one picture that a first view waits for. */
  priority?: boolean;
  /** Cropped to cover its box, or as large as fits; by default in its own aspect ratio. */
  fit?: 'cover' | 'logo';
};

export function Picture({ picture, alt, sizes, priority = false, fit }: PictureProps) {
  const fallback = picture.formats.at(-1)!;
  const others = picture.formats.slice(0, -1);
  const addresses = (files: typeof fallback.files) =>
    files.map(([width, path]) => `${withBase(path)} ${width}w`).join(', ');
  const isVector = fallback.type === 'image/svg+xml';
  const image = (
    <img
      className={`picture${fit ? ` picture--${fit}` : ''}`}
      src={withBase(fallback.files[0]![1])}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={isVector ? undefined : 'async'}
    />
  );
  if (isVector) return image;
  return (
    <picture>
      {others.map(({ type, files }) => (
        <source key={type} type={type} srcSet={addresses(files)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
