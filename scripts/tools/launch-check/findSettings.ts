import { company } from '../../../shared/content/company.ts';
import { type FormKind, formKinds } from '../../../shared/forms/fields.ts';
import { formVariables } from '../../../shared/forms/resolveFormService.ts';
import { siteFormTarget } from '../../../shared/forms/siteFormTarget.ts';
import type { Group, OpenItem } from '../../lib/OpenItem.ts';
import { readHosting } from '../../pipeline/settings.ts';
import { lineOfField } from './lineOfField.ts';

/** Reserved names, which no real site or mailbox can have (RFC 2606 and RFC 6761). */
const reservedName =
  /(^|[/@.])example\.(com|org|net|edu)\b|\.(example|invalid|test)(?=[/:?#]|$)|\blocalhost\b/i;

const itemAt = (group: Group, field: string, belongs: string): OpenItem => ({
  group,
  place: lineOfField('shared/content/company.ts', field),
  what: field,
  belongs,
});

const itemOfVariable = (group: Group, variable: string, belongs: string): OpenItem => ({
  group,
  place: variable,
  what: '',
  belongs,
});

/** Reports a missing or reserved site address, wherever it is set. */
export function findSiteAddress(): OpenItem[] {
  const { siteUrl } = readHosting();
  const belongs =
    "the site's public address, such as https://www.yourcompany.in; SITE_URL sets it for one build";
  if (siteUrl !== '' && !reservedName.test(siteUrl)) return [];
  if (process.env.SITE_URL) return [itemOfVariable('Site address', 'SITE_URL', belongs)];
  return [itemAt('Site address', 'siteUrl', belongs)];
}

/** A form's target as one string, which changes with it. */
function addressOf(kind: FormKind): string {
  const { service, endpoint, extraFields } = siteFormTarget(kind);
  return service === 'inbox' ? '' : [endpoint, ...Object.values(extraFields)].join(' ');
}

function findForm(kind: FormKind): OpenItem[] {
  const address = addressOf(kind);
  const variable = formVariables[kind];
  if (address === '') {
    const belongs = `the service that forwards this form, and its target: what is sent now reaches nobody; ${variable} sets both for one build`;
    return [itemAt('Forms', `forms › ${kind} › service`, belongs)];
  }
  if (reservedName.test(address)) {
    const belongs = 'the mailbox, form or address that receives what visitors send';
    if (process.env[variable]) return [itemOfVariable('Forms', variable, belongs)];
    return [itemAt('Forms', `forms › ${kind} › target`, belongs)];
  }
  if (company.testedForms[kind] === address) return [];
  const belongs = `send one message through the form, confirm it where the service asks for that, and when it has arrived write '${address}'`;
  return [itemAt('Forms', `testedForms › ${kind}`, belongs)];
}

/** The forms that reach nobody, and those that were not yet tested. */
export function findForms(): OpenItem[] {
  return formKinds.flatMap(findForm);
}
