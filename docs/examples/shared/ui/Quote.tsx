import './Quote.scss';

type QuoteProps = {
  children: string;
  /** Who said it, and in which role. */
  source: string;
};

/** A quotation with its source below it. */
export function Quote({ children, source }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      <figcaption className="quote__source">{source}</figcaption>
    </figure>
  );
}
