import type { Term } from '../jobTerms.ts';

/** What a job states, as items of a list; each is hidden when it is no longer true. */
export function TermItems({ terms }: { terms: Term[] }) {
  return terms.map(({ text, until }) => (
    <li key={text} data-until={until}>
      {text}
    </li>
  ));
}
