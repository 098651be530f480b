import './PageLoader.scss';

type PageLoaderProps = {
  /** Markup of the light mark; its last shape is the lid that floats. */
  mark: string;
};

/** The mark that covers a page for a moment when it opens. CSS alone animates and removes it. */
export function PageLoader({ mark }: PageLoaderProps) {
  // Its size without styles.
  const sized = mark.replace('<svg', '<svg width="36" height="36"');
  return (
    <div className="page-loader" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own file, inline so that its lid can move */}
      <div className="page-loader__mark" dangerouslySetInnerHTML={{ __html: sized }} />
      <div className="page-loader__line" />
    </div>
  );
}
