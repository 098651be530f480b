import type { IndustryTile as IndustryTileData } from '../content/cards.ts';
import { withBase } from '../core/base.ts';
import { breakpointUp } from '../core/tokens.ts';
import { ContentIcon } from '../ui/ContentIcon.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './IndustryTile.scss';

// On phones many tiles are fetched at once, and a dark picture needs fewer pixels.
const sizes = {
  tall: '48vw',
  short: `${breakpointUp('small')} 48vw, 54vw`,
  wide: '96vw',
};

/** An industry as a dark picture with its name; the whole tile is a link. As high as its container. */
export function IndustryTile({ name, path, icon, outcome, shape, picture }: IndustryTileData) {
  return (
    <a className="industry-tile" href={withBase(path)}>
      <span className="industry-tile__picture">
        <Picture picture={picture} alt="" sizes={sizes[shape]} fit="cover" />
      </span>
      <span className="industry-tile__icon">
        <ContentIcon icon={icon} />
      </span>
      <span className="industry-tile__label">
        <span className="industry-tile__name">{name}</span>{' '}
        <span className="industry-tile__outcome">{outcome}</span>
      </span>
      <Icon name="arrow-up-right" />
    </a>
  );
}
