import type { PictureData } from '../core/PictureData.ts';
import { breakpointUp } from '../core/tokens.ts';
import { Picture } from '../ui/Picture.tsx';
import './PicturePanel.scss';

export function PicturePanel({ picture, alt = '' }: { picture: PictureData; alt?: string | undefined }) {
  return (
    <div className="picture-panel">
      <Picture picture={picture} alt={alt} sizes={`${breakpointUp('small')} 504px, 88vw`} />
    </div>
  );
}
