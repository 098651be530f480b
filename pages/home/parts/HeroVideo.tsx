import { useEffect, useRef } from 'react';
import { withBase } from '../../../shared/core/base.ts';
import { heroFilm } from '../../../shared/pictures/video.ts';

type HeroVideoProps = {
  /** Address of the picture that is shown until the film runs. */
  poster: string;
  isRunning: boolean;
  /** The browser can play none of the files. */
  onFail: () => void;
};

/** The silent loop; it decorates, so that nobody is told of it. */
export function HeroVideo({ poster, isRunning, onFail }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!isRunning) return video.current!.pause();
    // A browser that refuses to play, for example to save power, keeps showing the poster.
    video.current!.play().catch(() => {});
  }, [isRunning]);

  return (
    <video
      className="hero-film__video"
      ref={video}
      poster={poster}
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      // React hands on the errors of the sources as well; only that of the last one counts.
      onError={({ target, currentTarget }) => target === currentTarget && onFail()}
    >
      <source src={withBase(heroFilm.webm)} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={withBase(heroFilm.mp4)} type="video/mp4" onError={onFail} />
    </video>
  );
}
