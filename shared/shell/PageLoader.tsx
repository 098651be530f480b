import './PageLoader.scss';

type PageLoaderProps = {
  /** Markup of the light mark; its last shape is the lid that floats. */
  mark: string;
};

/** The mark shown for a moment when a page opens, animated and removed by CSS alone; the page is painted beneath. */
export function PageLoader({ mark }: PageLoaderProps) {
  return (
    <div className="page-loader" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own file, inline so that its lid can move */}
      <div className="page-loader__mark" dangerouslySetInnerHTML={{ __html: mark }} />
      <div className="page-loader__line" />
    </div>
  );
}
