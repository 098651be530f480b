import { Fragment, useEffect, useRef, useState } from 'react';
import { withBase } from '#shared/core/addresses.ts';
import { useMotion, usePageMotion } from '#shared/runtime/motion/useMotion.ts';
import { MotionToggle } from '#shared/ui/MotionToggle.tsx';
import { heroFilms } from '../parts/heroFilms.ts';
import './HeroFilm.scss';

/** Network Information API, in some browsers. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** The film over the hero's still, which is fetched only when it may run for the first time, and its switch. */
export function HeroFilm() {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { isReduced } = usePageMotion();
  const { isMoving } = useMotion(frame);
  const [poster, setPoster] = useState<string>();
  const [canPlay, setCanPlay] = useState(false);

  const isPossible = canPlay && !isReduced;
  const isRunning = isPossible && isMoving;

  useEffect(() => setCanPlay(!savesData()), []);
  useEffect(() => {
    const film = video.current;
    if (!isRunning) return film?.pause();
    if (!poster) return setPoster(frame.current!.closest('section')!.querySelector('img')!.currentSrc);
    // A browser that refuses to play, for example to save power, keeps showing the poster. In a page that Safari
    // restores from its back/forward cache, the film is stopped although it is not paused.
    const play = () => void film!.play().catch(() => {});
    play();
    const playAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      film!.pause();
      play();
    };
    addEventListener('pageshow', playAgain);
    return () => removeEventListener('pageshow', playAgain);
  }, [isRunning, poster]);
  const onFail = () => setCanPlay(false);

  return (
    <div className="hero-film" ref={frame}>
      {isPossible && poster !== undefined && (
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
          // React also passes on errors of the <source> elements; only that of the last one counts.
          onError={({ target, currentTarget }) => target === currentTarget && onFail()}
        >
          {heroFilms.map(({ webm, codec, mp4, media }) => (
            <Fragment key={webm}>
              <source src={withBase(webm)} type={`video/webm; codecs="${codec}"`} media={media} />
              <source
                src={withBase(mp4)}
                type="video/mp4"
                media={media}
                onError={media ? undefined : onFail}
              />
            </Fragment>
          ))}
        </video>
      )}
      {isPossible && (
        <div className="hero-film__switch wrap">
          <MotionToggle />
        </div>
      )}
    </div>
  );
}
