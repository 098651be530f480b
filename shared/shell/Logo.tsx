import { withBase } from '../core/base.ts';
import './Logo.scss';
import type { LogoFile } from '../site/siteData.ts';

type LogoProps = {
  file: LogoFile;
  /** What stands in its place where it cannot be shown. */
  name?: string;
  /** The drawing for navy grounds. */
  isLight?: boolean;
  /** Not fetched before it is shown. */
  isHidden?: boolean;
};

/** A logo file at once, at the height that its surroundings give it; the link around it has the name. */
export function Logo({ file, name, isLight, isHidden }: LogoProps) {
  const { path, width, height } = file;
  return (
    <img
      className={`logo${isLight ? ' logo--light' : ''}`}
      src={withBase(path)}
      width={width}
      height={height}
      alt=""
      data-name={name}
      loading={isHidden ? 'lazy' : undefined}
      // The dark one is there with the first frame of the scrolled header.
      decoding={isLight ? undefined : 'sync'}
    />
  );
}
