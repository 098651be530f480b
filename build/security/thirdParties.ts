import { toScriptJson } from '#shared/core/escapeHtml.ts';
import { type FormKind, formKinds } from '#shared/forms/forms.ts';
import { knownServices } from '#shared/forms/knownServices.ts';
import { isOwnPath, siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import type { Company } from '#shared/model/schema/files.ts';

const directives = ['connect-src', 'form-action', 'frame-src'] as const;

export type PageSources = Record<(typeof directives)[number], string[]>;

/** Another site, what the HTML of a page that uses it contains, and what the policy of such a page must allow. */
type ThirdParty = { mark: string; sources: Partial<PageSources> };

/** An address without query and hash, and without characters that end a directive. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,'&]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Services serve many customers from one origin, so the form's path is named as well; browsers do not compare the path
 * when the service redirects to another of its pages.
 */
function formParty(kind: FormKind, company: Company): ThirdParty {
  const { service, endpoint, action } = siteFormTarget(kind, company);
  // In the data of the form's island, or of the dialog that shows it.
  const mark = `"endpoint":${toScriptJson(endpoint)}`;
  // The site's own host, which `connect-src` always allows.
  if (isOwnPath(action)) return { mark, sources: { 'form-action': ["'self'"] } };
  const pages = knownServices[service]?.otherPageOrigins ?? [];
  return {
    mark,
    sources: {
      'connect-src': [sourceOf(endpoint)],
      // Without script, a service may lead back to a page of the site.
      'form-action': ["'self'", sourceOf(action), ...pages],
    },
  };
}

export function thirdParties(company: Company): ThirdParty[] {
  const { embedUrl } = company.map;
  return [
    ...formKinds.map((kind) => formParty(kind, company)),
    {
      mark: '<iframe',
      // The page requests the map before it adds the frame, which may redirect to another path.
      sources: { 'frame-src': [new URL(embedUrl).origin], 'connect-src': [sourceOf(embedUrl)] },
    },
  ];
}

/** A form in the page, or in an attribute with what it shows after a day (`followDays`). */
const formTag = /(?:<|&lt;)form\b/;

/** The browser posts no form of a page that shows none, such as that of a dialog. */
export function pageSources(html: string, parties: ThirdParty[]): PageSources {
  const needed = parties.filter(({ mark }) => html.includes(mark));
  const sourcesFor = (directive: keyof PageSources) =>
    directive === 'form-action' && !formTag.test(html)
      ? []
      : new Set(needed.flatMap(({ sources }) => sources[directive] ?? []));
  return Object.fromEntries(directives.map((name) => [name, [...sourcesFor(name)]])) as PageSources;
}
