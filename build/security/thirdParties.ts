import { toScriptJson } from '#shared/core/escapeHtml.ts';
import { type FormKind, formKinds } from '#shared/forms/forms.ts';
import { knownService } from '#shared/forms/knownServices.ts';
import { isOwnPath } from '#shared/forms/resolveFormService.ts';
import { siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import type { Company } from '#shared/model/schema.ts';

/** A connection to another site, and what the policy of a page with it must allow. */
type ThirdParty = {
  /** The form's `action` or the frame's `src`; undefined for what every page uses. */
  address?: string;
  /** Where a form's script sends it. */
  endpoint?: string;
  sources: Partial<PageSources>;
};

const directives = ['script-src', 'img-src', 'connect-src', 'form-action', 'frame-src'] as const;

/** What the policy of one page allows beyond the site itself, by directive. */
export type PageSources = Record<(typeof directives)[number], string[]>;

/**
 * What every page needs of other origins, such as of an analytics service, whose tag goes into shared/shell/page.html:
 * `{ 'script-src': ['https://stats.example.com'], 'connect-src': ['https://*.example.com'] }`. Nothing checks it.
 */
const everywhere: Partial<PageSources> = {};

/** An address without query and hash, and without characters that end a directive. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,'&]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * A form and its service. Services serve many customers from one origin, so the form's path is named as well; browsers
 * do not compare the path when the service redirects to another of its pages.
 */
function formParty(kind: FormKind, company: Company): ThirdParty {
  const { service, endpoint, action } = siteFormTarget(kind, company);
  // The site's own host, which `connect-src` always allows.
  if (isOwnPath(action)) return { address: action, sources: { 'form-action': ["'self'"] } };
  const pages = knownService(service)?.otherPageOrigins ?? [];
  return {
    address: action,
    endpoint,
    sources: {
      'connect-src': [sourceOf(endpoint)],
      // Without script, a service may lead back to a page of the site.
      'form-action': ["'self'", sourceOf(action), ...pages],
    },
  };
}

/**
 * Every third party of the site, from its settings. Pages load from and send to no other sites.
 * @throws UserError for a form service that cannot be used
 */
export function thirdParties(company: Company): ThirdParty[] {
  const { embedUrl } = company.map;
  return [
    { sources: everywhere },
    ...formKinds.map((kind) => formParty(kind, company)),
    {
      address: embedUrl,
      // The page requests the map before it adds the frame, which may redirect to another path.
      sources: { 'frame-src': [new URL(embedUrl).origin], 'connect-src': [sourceOf(embedUrl)] },
    },
  ];
}

const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** A text without the entities that React writes. */
const plain = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => entities[sign as keyof typeof entities]);

/** What the page shows by itself later: HTML in attributes (`followDays`). */
const laterHtml = (html: string) =>
  Array.from(html.matchAll(/ data-html="([^"]*)"/g), ([, later]) => plain(later!));

/** The addresses of forms and frames. */
const addressesIn = (html: string) =>
  Array.from(html.matchAll(/<(?:form|iframe)\b[^>]*? (?:action|src)="([^"]*)"/g), ([, address]) =>
    plain(address!),
  );

/**
 * The third parties that a page needs: those of every page, those whose form or frame is in its HTML or appears in it
 * later, and those to which an island sends a form that is not, such as that of a dialog.
 * @param rendered the page's content as React rendered it
 * @throws for a form or frame that is not in the site's settings
 */
export function pageSources(rendered: string, parties: ThirdParty[]): PageSources {
  const html = [rendered, ...laterHtml(rendered)].join('');
  const addresses = addressesIn(html);
  const unknown = addresses.find((address) => !parties.some((party) => party.address === address));
  if (unknown !== undefined)
    throw new Error(`A page has a form or a frame that no setting names: ${unknown}`);
  const needed = parties.flatMap(({ address, endpoint, sources }): ThirdParty['sources'][] => {
    if (address === undefined || addresses.includes(address)) return [sources];
    const isInData = endpoint !== undefined && html.includes(`"endpoint":${toScriptJson(endpoint)}`);
    return isInData ? [{ 'connect-src': sources['connect-src'] ?? [] }] : [];
  });
  const sourcesFor = (directive: keyof PageSources) =>
    new Set(needed.flatMap(({ [directive]: sources = [] }) => sources));
  return Object.fromEntries(directives.map((name) => [name, [...sourcesFor(name)]])) as PageSources;
}
