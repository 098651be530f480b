import { ExternalLink } from '../../../shared/blocks/ExternalLink.tsx';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import './OfficePlace.scss';

export type OfficePlaceProps = {
  /** A drawing that is shown until the map has loaded, without the map and in print. */
  picture: PictureData;
  address: string;
  /** Address of the maps service's embed. */
  embedUrl: string;
  /** The same place on the maps service's site, and directions. */
  linkUrl: string;
  directionsUrl: string;
  title: string;
  linkText: string;
  directionsText: string;
};

/** The office: a drawing that the map covers, the address, and links to the maps service. */
export function OfficePlace(props: OfficePlaceProps) {
  const { picture, address, embedUrl, linkUrl, directionsUrl, title, linkText, directionsText } = props;
  return (
    <div className="office-place" id="office" data-reveal="">
      <div className="office-place__frame">
        <Picture picture={picture} alt="" sizes="90vw" fit="cover" />
        <p className="office-place__address">
          <Icon name="map-pin" />
          {address}
        </p>
        <div className="office-place__cover">
          <noscript data-embed={embedUrl}>
            <iframe className="office-place__map" src={embedUrl} title={title} loading="lazy" />
          </noscript>
        </div>
      </div>
      <p className="office-place__links">
        <ExternalLink className="office-place__link" href={directionsUrl}>
          <Icon name="map-pin" />
          {directionsText}
        </ExternalLink>{' '}
        <ExternalLink className="office-place__link" href={linkUrl}>
          <Icon name="map-trifold" />
          {linkText}
        </ExternalLink>
      </p>
    </div>
  );
}
