import type { IndustryTile as IndustryTileData } from '../content/pageLinks.ts';
import { withBase } from '../core/base.ts';
import { ContentIcon } from '../ui/ContentIcon.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './IndustryTile.scss';

/** An industry as a dark picture with its name; the whole tile is a link. As high as its container. */
export function IndustryTile({ name, path, icon, outcome, shape, picture }: IndustryTileData) {
  return (
    <a className="industry-tile" href={withBase(path)}>
      <span className="industry-tile__picture">
        {/* Phones, which fetch many tiles at once, crop them: a dark picture needs no more pixels. */}
        <Picture picture={picture} alt="" sizes={shape === 'wide' ? '96vw' : '48vw'} fit="cover" />
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
