import { approvals } from '../../../shared/content/approvals.ts';
import { type FormKind, formKinds } from '../../../shared/forms/fields.ts';
import { formVariables } from '../../../shared/forms/providers.ts';
import { siteFormTarget } from '../../../shared/forms/siteFormTarget.ts';
import { readHosting } from '../../build/settings.ts';
import { ContentSource } from '../../lib/content/ContentSource.ts';
import type { Group, OpenItem } from '../../lib/OpenItem.ts';
import { reservedName } from '../../lib/placeholders.ts';

const companyFile = 'shared/content/company.ts';
const approvalsFile = 'shared/content/approvals.ts';

function itemAt(file: string, group: Group, what: string, belongs: string): OpenItem {
  const line = ContentSource.read(file).lineOfField(what);
  return { group, place: line === undefined ? file : `${file}:${line}`, what, belongs };
}

const itemOfVariable = (group: Group, variable: string, belongs: string): OpenItem => ({
  group,
  place: variable,
  what: '',
  belongs,
});

/** What is wrong with the site's public address, wherever it is set. */
export function findSiteAddress(): OpenItem[] {
  const { siteUrl } = readHosting();
  const belongs =
    "the site's public address, such as https://www.yourcompany.in; SITE_URL sets it for one build";
  if (siteUrl === '') return [itemAt(companyFile, 'Site address', 'siteUrl', belongs)];
  const isVariable = Boolean(process.env.SITE_URL);
  if (isVariable && reservedName.test(siteUrl)) return [itemOfVariable('Site address', 'SITE_URL', belongs)];
  return [];
}

/** What a form is sent to, in one line: a new target makes a new line. */
function addressOf(kind: FormKind): string {
  const { service, endpoint, extraFields } = siteFormTarget(kind);
  return service === 'inbox' ? '' : [endpoint, ...Object.values(extraFields)].join(' ');
}

function findForm(kind: FormKind): OpenItem[] {
  const address = addressOf(kind);
  const variable = formVariables[kind];
  if (address === '') {
    const belongs = `the service that forwards this form, and its target: what is sent now reaches nobody; ${variable} sets both for one build`;
    return [itemAt(companyFile, 'Forms', `forms › ${kind} › service`, belongs)];
  }
  if (process.env[variable] && reservedName.test(address)) {
    return [itemOfVariable('Forms', variable, 'an address that exists')];
  }
  if (approvals.testedForms[kind] === address) return [];
  const belongs = `send one message through the form, confirm it where the service asks for that, and when it has arrived write '${address}'`;
  return [itemAt(approvalsFile, 'Forms', `testedForms › ${kind}`, belongs)];
}

/** The forms that reach nobody, and those of which nobody has said that a message arrived. */
export function findForms(): OpenItem[] {
  return formKinds.flatMap(findForm);
}
