import './PageLoader.scss';

type PageLoaderProps = {
  /** Markup of the light mark; its last shape is the lid that floats. */
  mark: string;
};

/** The moment of the mark at the start of each page, moved and removed by CSS alone; the page lies painted beneath. */
export function PageLoader({ mark }: PageLoaderProps) {
  return (
    <div className="page-loader" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own file, inline so that its lid can move */}
      <div className="page-loader__mark" dangerouslySetInnerHTML={{ __html: mark }} />
      <div className="page-loader__line" />
    </div>
  );
}
