import { type ReactNode, useState } from 'react';
import { presentHtml } from './presentHtml.ts';

type KeptHtmlProps = {
  id: string;
  /** What stands in the HTML; a built script passes nothing. */
  children: ReactNode;
};

/**
 * True where HTML is made, and in development. What stands behind it is left out of built scripts, so that texts
 * which the HTML holds need not be sent once more.
 */
export const writesHtml = import.meta.env.SSR || import.meta.env.DEV;

/** A part of a page that never changes: a built script takes it from the HTML as it stands. */
export function KeptHtml({ id, children }: KeptHtmlProps) {
  const [html] = useState(() => (children ? undefined : presentHtml(id)));
  if (html === undefined) return <div id={id}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this component rendered on the server
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
