import { type ReactNode, useState } from 'react';

type KeptHtmlProps = {
  id: string;
  /** What the server renders; the browser's script needs neither it nor its data. */
  children: ReactNode;
};

const present = (id: string) =>
  typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;

/**
 * A part of a page that never changes. The browser takes it from the HTML as it stands, so that long texts need
 * not be sent once more as data for its script.
 */
export function KeptHtml({ id, children }: KeptHtmlProps) {
  const [html] = useState(() => present(id));
  if (html === undefined) return <div id={id}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this component rendered on the server
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
