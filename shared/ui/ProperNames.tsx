import { createContext, Fragment, type ReactNode, use } from 'react';

/** The names of companies and people that stand in a page's texts. Islands have none. */
export const ProperNames = createContext<readonly string[]>([]);

const mailbox = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text whose proper names and mailboxes are kept from translators, which would turn them into other words. */
export function KeepNames({ children }: { children: string }): ReactNode {
  const names = use(ProperNames).filter((name) => name !== '' && children.includes(name));
  if (names.length === 0 && !children.includes('@')) return children;
  const whole = [mailbox, ...names.map(literal)].join('|');
  const pieces = children.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(${whole})(?![\p{L}\p{N}])`, 'u'));
  return pieces.map((piece, index) => {
    const key = `${index}${piece}`;
    return index % 2 === 1 ? (
      <span translate="no" key={key}>
        {piece}
      </span>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}
