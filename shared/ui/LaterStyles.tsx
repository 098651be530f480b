import { presentHtml } from './presentHtml.ts';

const id = 'later-styles';

/**
 * The end of what a page shows first. The build inlines the styles of all that stands above, and links those of what
 * stands below here: a browser shows the upper part without waiting for them.
 */
export function LaterStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the link that the build put here
  return <div id={id} dangerouslySetInnerHTML={{ __html: presentHtml(id) ?? '' }} />;
}
