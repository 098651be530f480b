import { withBase } from '../core/addresses.ts';
import { breakpointUp } from '../core/tokens.ts';
import type { IndustryLink } from '../model/pageLinks.ts';
import { ContentIcon, Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './IndustryTile.scss';

type IndustryTileProps = IndustryLink & { isRow?: boolean };

export function IndustryTile({ name, path, icon, outcome, shape, picture, isRow }: IndustryTileProps) {
  // The sides of a wide picture are cut off in a high tile.
  const isCut = shape === 'tall' && picture.width > picture.height;
  const share = `${shape === 'wide' ? 96 : isCut ? 64 : 44}vw`;
  const sizes = isRow ? `${breakpointUp('small')} ${share}, 40vw` : share;
  return (
    <a className={`industry-tile on-navy${isRow ? ' industry-tile--row' : ''}`} href={withBase(path)}>
      <span className="industry-tile__picture screen-only">
        {/* Phones, which fetch many tiles at once, crop them: a dark picture needs no more pixels. */}
        <Picture picture={picture} alt="" sizes={sizes} fit="cover" />
      </span>
      <ContentIcon icon={icon} />
      <span className="industry-tile__label">
        <span className="industry-tile__name h4">{name}</span>{' '}
        <span className="industry-tile__outcome small">{outcome}</span>
      </span>
      <span className="industry-tile__arrow">
        <Icon name="arrow-up-right" />
      </span>
    </a>
  );
}
