import { useEffect, useRef, useState } from 'react';
import type { PictureData } from '../core/PictureData.ts';
import { Picture } from '../ui/Picture.tsx';
import './PartnerLogo.scss';

type PartnerLogoProps = { name: string; logo: PictureData };

/** A partner's logo, or the name in its place when the picture does not load. */
export function PartnerLogo({ name, logo }: PartnerLogoProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const picture = frame.current!.querySelector('img')!;
    // It may have failed before this script ran.
    if (picture.complete && picture.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <span className="partner-logo" ref={frame} onErrorCapture={() => setFailed(true)}>
      {hasFailed ? name : <Picture picture={logo} alt={name} />}
    </span>
  );
}
