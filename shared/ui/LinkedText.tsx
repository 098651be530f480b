/** A text in which `[words](address)` is a link; a short one stays on one line. */
export function LinkedText({ children }: { children: string }) {
  const [before = '', ...links] = children.split('[');
  return (
    <>
      {before}
      {links.map((part) => {
        const [, words = '', address, after] = /^([^\]]+)\]\(([^)]+)\)(.*)$/s.exec(part) ?? [];
        if (!address) return `[${part}`;
        return (
          <span key={part}>
            <span className={words.length < 20 ? 'unbroken' : undefined}>
              <a href={address}>{words}</a>
            </span>
            {after}
          </span>
        );
      })}
    </>
  );
}
