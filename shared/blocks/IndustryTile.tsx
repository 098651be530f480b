import type { IndustryTile as IndustryTileData } from '../content/cards.ts';
import { withBase } from '../core/base.ts';
import { ContentIcon } from '../ui/ContentIcon.tsx';
import { Icon } from '../ui/Icon.tsx';
import './IndustryTile.scss';
import { Picture } from '../ui/Picture.tsx';

// A picture covers its tile, so that the tile's height decides how wide it is shown. On phones, where many tiles are
// fetched at once, half the pixels are enough for a dark picture.
const sizes = {
  tall: '(min-width: 37.5em) 525px, 54vw',
  short: '(min-width: 37.5em) max(48vw - 52px, 450px), 54vw',
  wide: '(min-width: 37.5em) 96vw, 54vw',
};

type IndustryTileProps = IndustryTileData & {
  /** The `sizes` of a wide tile that has less than the whole page. */
  wideSizes?: string;
};

/** An industry as a dark picture with its name; the whole tile is a link. It fills the height of its container. */
export function IndustryTile(props: IndustryTileProps) {
  const { name, path, icon, isTall, isWide, wideSizes = sizes.wide, picture } = props;
  const shape = isTall ? 'tall' : 'short';
  return (
    <a className={`industry-tile industry-tile--${shape}`} href={withBase(path)}>
      <span className="industry-tile__picture">
        <Picture picture={picture} alt="" sizes={isWide ? wideSizes : sizes[shape]} fit="cover" />
      </span>
      <span className="industry-tile__label">
        <span className="industry-tile__icon">
          <ContentIcon icon={icon} />
        </span>
        <span className="industry-tile__name">{name}</span>
        <Icon name="arrow-up-right" />
      </span>
    </a>
  );
}
