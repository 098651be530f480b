import { useRef } from 'react';
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { useInView } from '../../../shared/ui/useInView.ts';
import './OfficeMap.scss';

export type OfficeMapProps = {
  /** Address of the maps service's embed. */
  embedUrl: string;
  /** The same place on the maps service's own site. */
  linkUrl: string;
  title: string;
  linkText: string;
};

/** The office on a map of another site, fetched when the visitor comes near; a plain link leads to the same place. */
export function OfficeMap({ embedUrl, linkUrl, title, linkText }: OfficeMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, { margin: '400px', isLasting: true });
  const map = <iframe className="office-map__map" src={embedUrl} title={title} loading="lazy" />;
  return (
    <div className="office-map">
      <div className="office-map__frame" ref={frame}>
        {isNear && map}
        <noscript>{map}</noscript>
      </div>
      <ExternalLink className="office-map__link" href={linkUrl}>
        <Icon name="map-trifold" />
        {linkText}
      </ExternalLink>
    </div>
  );
}
