import { escapeHtml } from '../core/escapeHtml.ts';

/** Islands, which React renders again, what is no text, and what is kept already. */
const others = /^<(?:script|style|svg|noscript)\b|^<[^>]* (?:data-island|translate="no")/;

const mailbox = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const literal = (name: string) =>
  escapeHtml(name)
    .replaceAll('&#39;', '&#x27;')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** HTML in which proper names and mailboxes are kept from translators. As text: they may stand in any text. */
export function keepNames(html: string, names: readonly string[]): string {
  const whole = [mailbox, ...names.filter(Boolean).map(literal)].join('|');
  const name = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${whole})(?![\p{L}\p{N}])`, 'gu');
  let skipped = '';
  let depth = 0;
  const pieces = html.split(/(<[^>]*>)/).map((piece) => {
    const [, end, tag] = /^<(\/?)(\w+)/.exec(piece) ?? [];
    if (depth > 0) {
      if (tag === skipped) depth += end ? -1 : 1;
      return piece;
    }
    if (!tag) return piece.replace(name, '<span translate="no">$&</span>');
    if (others.test(piece)) {
      skipped = tag;
      depth = 1;
    }
    return piece;
  });
  return pieces.join('');
}
