/** A text in which `[words](address)` is a link. */
export function LinkedText({ children }: { children: string }) {
  const [before = '', ...links] = children.split('[');
  return (
    <>
      {before}
      {links.map((part) => {
        const [, words, address, after] = /^([^\]]+)\]\(([^)]+)\)(.*)$/s.exec(part) ?? [];
        if (!address) return `[${part}`;
        return (
          <span key={part}>
            <a href={address}>{words}</a>
            {after}
          </span>
        );
      })}
    </>
  );
}
