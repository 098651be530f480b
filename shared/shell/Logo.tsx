import { withBase } from '../core/base.ts';
import './Logo.scss';
import type { LogoFile } from './siteData.ts';

type LogoProps = {
  file: LogoFile;
  /** Text in its place if it fails to load. */
  name?: string;
  /** The version for navy backgrounds. */
  isLight?: boolean;
  /** Fetches it only where it is shown. */
  isLazy?: boolean;
};

/** A logo, at the height set by its parent; the link around it has the accessible name. */
export function Logo({ file, name, isLight, isLazy }: LogoProps) {
  const { path, width, height } = file;
  return (
    <img
      className={`logo${isLight ? ' logo--light' : ''}`}
      src={withBase(path)}
      width={width}
      height={height}
      alt=""
      data-name={name}
      loading={isLazy ? 'lazy' : undefined}
      // The dark one has to be there in the first frame of the scrolled header.
      decoding={isLight ? undefined : 'sync'}
    />
  );
}
