import { UserError } from '../core/UserError.ts';
import { pictureOf } from '../model/pictures.ts';
import './PageLoader.scss';

/**
 * Covers a page for a moment when it opens. CSS alone animates and removes it.
 * @param mark name of the picture, which is inlined because its last shape, the lid, floats
 */
export function PageLoader({ mark }: { mark: string }) {
  const { drawing } = pictureOf(mark);
  if (!drawing)
    throw new UserError(
      `shared/pictures/manifest.json › ${mark} › drawing: is missing: delete the entry, and the next build makes another`,
    );
  // Elements in HTML need no namespace, but a size without styles.
  const sized = drawing
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace('<svg', '<svg width="36" height="36"');
  return (
    <div className="page-loader" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own file */}
      <div className="page-loader__mark" dangerouslySetInnerHTML={{ __html: sized }} />
      <div className="page-loader__line" />
    </div>
  );
}
