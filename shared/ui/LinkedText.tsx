import { withBase } from '../core/addresses.ts';

/** A text in which `[words](address)` is a link; a short one stays on one line. */
export function LinkedText({ children }: { children: string }) {
  return children.split(/(?=\[[^\]]+\]\([^)]+\))/).map((piece) => {
    const [, words = '', address, after] = /^\[([^\]]+)\]\(([^)]+)\)(.*)$/s.exec(piece) ?? [];
    if (!address) return piece;
    return (
      <span key={piece}>
        <span className={words.length < 20 ? 'unbroken' : undefined}>
          <a href={withBase(address)}>{words}</a>
        </span>
        {after}
      </span>
    );
  });
}

export function Paragraphs({ texts, hasLead = false }: { texts: string[]; hasLead?: boolean }) {
  return texts.map((text, index) => (
    <p className={hasLead && index === 0 ? 'lead' : undefined} key={text}>
      <LinkedText>{text}</LinkedText>
    </p>
  ));
}
