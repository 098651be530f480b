import { company } from '#shared/content/company.ts';
import { type FormKind, formKinds } from '#shared/forms/fields.ts';
import { knownService } from '#shared/forms/knownServices.ts';
import { formVariables } from '#shared/forms/resolveFormService.ts';
import { siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { readSiteAddress } from '../../pipeline/siteAddress.ts';
import type { OpenItem } from './findMarks.ts';

const settings = 'shared/content/company.ts';

/** Reserved names, which no real site or mailbox can have (RFC 2606 and RFC 6761). */
const reservedName =
  /(^|[/@.])example\.(com|org|net|edu)\b|\.(example|invalid|test)(?=[/:?#]|$)|\blocalhost\b/i;

/** An item for a setting, or for the environment variable that overrides it. */
const itemAt = (field: string, variable: string, action: string): OpenItem =>
  process.env[variable] ? { place: variable, what: '', action } : { place: settings, what: field, action };

/** Reports a missing or reserved site address, wherever it is set. */
export function findSiteAddress(): OpenItem[] {
  const { siteUrl } = readSiteAddress(company);
  if (siteUrl.startsWith('https://') && !reservedName.test(siteUrl)) return [];
  const action =
    "the site's public address, such as https://www.yourcompany.in; SITE_URL sets it for one build";
  return [itemAt('siteUrl', 'SITE_URL', action)];
}

function findForm(kind: FormKind): OpenItem[] {
  const { service, endpoint, extraFields } = siteFormTarget(kind);
  const variable = formVariables[kind];
  if (service === 'inbox') {
    const action = `the service that forwards this form, and its target: what is sent now reaches nobody; ${variable} sets both for one build`;
    return [{ place: settings, what: `forms › ${kind} › service`, action }];
  }
  // Everything that makes up a target, so that any change to it counts.
  const address = [endpoint, ...Object.values(extraFields)].join(' ');
  if (reservedName.test(address)) {
    const action = 'the mailbox, form or address that receives what visitors send';
    return [itemAt(`forms › ${kind} › target`, variable, action)];
  }
  if (company.testedForms[kind] === address) return [];
  const risk = knownService(service)?.risks?.[kind];
  const action = `send one message through the form, confirm it where the service asks for that, and once it has arrived write '${address}'${risk ? `. ${risk}` : ''}`;
  return [{ place: settings, what: `testedForms › ${kind}`, action }];
}

/** The forms that reach nobody, and those that have not been tested yet, with the known risk of their service. */
export function findForms(): OpenItem[] {
  return formKinds.flatMap(findForm);
}
