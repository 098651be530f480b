import { environment } from '../core/environment.ts';
import { fill } from '../core/fill.ts';
import { UserError } from '../core/UserError.ts';
import type { Company } from '../model/schema/files.ts';
import { receiverWords } from '../words/forms.ts';
import { type FormKind, type FormServiceId, type FormTarget, inboxFolder } from './forms.ts';
import { knownServices } from './knownServices.ts';

/** The environment variables that override the settings; `inbox` as their value means the local inbox. */
export const formVariables: Record<FormKind, string> = {
  enquiry: 'ENQUIRY_FORM_URL',
  application: 'APPLICATION_FORM_URL',
};

type Choice = { service: FormServiceId; target: string };

/** Browsers block insecure requests from https pages, except to the visitor's own computer. */
const isProtected = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));

export const isOwnPath = (target: string) => /^\/(?![/\\])/.test(target);

/** A known service by its address, or one of the company's own. */
function recognise(text: string, source: string): Choice {
  if (isOwnPath(text)) return { service: 'custom', target: text };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // fetch() refuses addresses with a user name or password.
  if (!url || !isProtected(url) || url.username || url.password)
    throw new UserError(
      `${source} is "${text}": it must be the full address of a form and begin with https://, such as "https://formsubmit.co/hello@example.com", or a path on the site's own server, such as "/api/enquiry"`,
    );
  const host = url.hostname.replace(/^www\./, '');
  const services = Object.keys(knownServices) as FormServiceId[];
  const service = services.find((id) => knownServices[id]!.host === host);
  if (!service) return { service: 'custom', target: url.href };
  return { service, target: knownServices[service]!.targetOf(url) };
}

function choose(setting: Choice, override: string | undefined, source: string): Choice {
  const target = (override ?? setting.target).trim();
  const ofVariable = target === 'inbox' ? 'inbox' : 'custom';
  const service = override === undefined ? setting.service : ofVariable;
  const isAddress = service === 'custom' || (service !== 'inbox' && /^https?:/i.test(target));
  return isAddress ? recognise(target, source) : { service, target };
}

/** For builds and servers: browsers get it as a prop. @throws UserError for an address that names no form */
export function siteFormTarget(
  kind: FormKind,
  { forms }: Pick<Company, 'forms'>,
  override = environment.formUrls[kind],
  base = environment.base,
): FormTarget {
  const { recipient } = forms[kind];
  const source =
    override === undefined ? `shared/content/company.yaml › forms.${kind}.target` : formVariables[kind];
  const { service, target } = choose(forms[kind], override, source);
  const known = knownServices[service];
  if (known && !known.isTarget(target)) {
    throw new UserError(`${source} names no form of ${known.name}: it needs ${known.targetHint}`);
  }
  const isInbox = service === 'inbox';
  const endpoint = known?.endpoint(target, kind) ?? (isInbox ? `${base}${inboxFolder}${kind}` : target);
  const anyResponse = kind === 'enquiry' && forms.enquiry.success === 'completed';
  const ownRule = kind === 'application' ? 'accepted' : (known?.confirmation ?? 'accepted');
  return {
    service,
    serviceName:
      known?.name ?? (isInbox ? '' : isOwnPath(target) ? receiverWords.ownServer : new URL(target).host),
    recipient,
    endpoint,
    action: known?.action?.(target) ?? endpoint,
    extraFields: known?.extraFields?.(target) ?? {},
    honeypot: known?.honeypot ?? { name: '_honey', type: 'text' },
    // A site that was uploaded without a form service must not thank anybody.
    success: isInbox ? 'confirmed' : anyResponse ? 'completed' : ownRule,
  };
}

export function receiverNote(kind: FormKind, { service, serviceName, recipient }: FormTarget): string {
  const words = receiverWords[kind];
  return fill(service === 'inbox' ? words.inbox : words.service, { recipient, service: serviceName });
}
