import { pagePath } from '../pages/Page.ts';
import type { SiteState } from '../SiteState.ts';

/** Addresses of the named pages below the server's own, such as `/services/web-development/`. */
export const addressesOf = ({ names, base }: SiteState) =>
  names.map((name) => base.slice(0, -1) + pagePath(name));

/** The response to any other address while a server serves only the named pages. */
export function servedAlone(state: SiteState): string {
  const links = addressesOf(state).map((address) => `<li><a href="${address}">${address}</a></li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not served</title>
<h1>This address is not served</h1>
<p>This server was started for these pages alone:</p><ul>${links.join('')}</ul>
<p>Start it again without names for the whole site, or name this page too.</p></html>`;
}
