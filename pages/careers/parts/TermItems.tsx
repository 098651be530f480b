import type { Term } from '../jobTerms.ts';

/** Facts about a job as list items; each is hidden once it is no longer true. */
export function TermItems({ terms }: { terms: Term[] }) {
  return terms.map(({ text, until }) => (
    <li key={text} data-until={until}>
      {text}
    </li>
  ));
}
