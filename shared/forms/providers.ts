import type { Company } from '../content/schema.ts';
import type { FormKind } from './fields.ts';
import type { FormServiceId, FormTarget, SuccessRule } from './formTarget.ts';
import { inboxAddress } from './inboxPath.ts';
import { type KnownServiceId, knownServices } from './services.ts';

/** The environment variables that win over the settings; `inbox` as their value means the local inbox. */
export const formVariables: Record<FormKind, string> = {
  enquiry: 'ENQUIRY_FORM_URL',
  application: 'APPLICATION_FORM_URL',
};

/** A mailbox or address in the settings or the environment that cannot be used, told in one line. */
export class FormServiceError extends Error {
  override name = 'FormServiceError';
}

type Choice = { service: FormServiceId; target: string };

/** Browsers block what a page with https sends without it, except to the visitor's own computer. */
const isProtected = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));

function readAddress(text: string, source: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // fetch() refuses addresses that hold a user name or a password.
  if (url && isProtected(url) && !url.username && !url.password) return url;
  throw new FormServiceError(
    `${source} is "${text}": it must be the full address of a form and begin with https://, such as "https://formsubmit.co/hello@example.com"`,
  );
}

function recognise(text: string, source: string): Choice {
  const url = readAddress(text, source);
  const host = url.hostname.replace(/^www\./, '');
  for (const [service, known] of Object.entries(knownServices)) {
    if (known.host === host) return { service: service as KnownServiceId, target: known.targetOf(url) };
  }
  return { service: 'custom', target: url.href };
}

function choose({ service, target }: Choice, source: string): Choice {
  const isAddress = service === 'custom' || /^https?:/i.test(target);
  return isAddress && service !== 'inbox' ? recognise(target, source) : { service, target };
}

/**
 * Where a form's address is set, for messages.
 * @param override the value of the form's environment variable; undefined when it is not set
 */
export function formSource(kind: FormKind, override?: string): string {
  return override === undefined ? `shared/content/company.ts › forms.${kind}.target` : formVariables[kind];
}

/** How the kind of form is judged by a service that confirms in this way. */
function successRule(forms: Company['forms'], kind: FormKind, confirmation: SuccessRule): SuccessRule {
  if (kind === 'application') return 'accepted';
  return forms.enquiry.success === 'completed' ? 'completed' : confirmation;
}

/**
 * Where a form goes: by the settings, or by an address that wins over them.
 * @param override the value of the form's environment variable; undefined when it is not set
 * @param base the site's base path, for the local inbox
 * @throws FormServiceError when an address is empty, malformed or names no form of its service
 */
export function resolveFormService(
  forms: Company['forms'],
  kind: FormKind,
  override?: string,
  base = '/',
): FormTarget {
  const { service: setService, target: setTarget, recipient } = forms[kind];
  const source = formSource(kind, override);
  const setting: Choice =
    override === undefined
      ? { service: setService, target: setTarget.trim() }
      : { service: override.trim() === 'inbox' ? 'inbox' : 'custom', target: override.trim() };
  const { service, target } = choose(setting, source);

  if (service === 'inbox') {
    const endpoint = inboxAddress(kind, base);
    // Never 'completed': a site that was uploaded without a mailbox must not thank anybody.
    const success = 'confirmed';
    return {
      service,
      serviceName: 'the local inbox',
      recipient,
      endpoint,
      action: endpoint,
      extraFields: {},
      success,
    };
  }
  if (service === 'custom') {
    const { host: serviceName } = new URL(target);
    const success = successRule(forms, kind, 'accepted');
    return { service, serviceName, recipient, endpoint: target, action: target, extraFields: {}, success };
  }
  const known = knownServices[service];
  if (!known.isTarget(target)) {
    throw new FormServiceError(`${source} names no form of ${known.name}: it needs ${known.targetHint}`);
  }
  return {
    service,
    serviceName: known.name,
    recipient,
    endpoint: known.endpoint(target, kind),
    action: known.action(target),
    extraFields: known.extraFields(target),
    success: successRule(forms, kind, known.confirmation),
  };
}

/** What the page's policy must allow for a form beyond 'self': origins for `connect-src` and `form-action`. */
export function formOrigins({ service, endpoint, action }: FormTarget): {
  connect: string[];
  formAction: string[];
} {
  if (service === 'inbox') return { connect: [], formAction: [] };
  const pages = service === 'custom' ? [new URL(action).origin] : knownServices[service].pageOrigins;
  return { connect: [new URL(endpoint).origin], formAction: pages };
}
