import { Rows } from '#shared/ui/Rows.tsx';

export type LegalRow = { label: string; description: string; href?: string };

export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: string[];
  rows?: LegalRow[];
  after?: string[];
};

export function LegalText({ id, heading, paragraphs, rows = [], after = [] }: LegalSection) {
  return (
    <section className="legal-page__part" id={id} aria-labelledby={`${id}-heading`}>
      <h2 className="h2-dialog" id={`${id}-heading`}>
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rows.length > 0 && (
        <Rows
          rows={rows.map(({ label, description, href }) => ({
            label,
            text: href ? (
              <a href={href} translate="no">
                {description}
              </a>
            ) : (
              description
            ),
          }))}
        />
      )}
      {after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
