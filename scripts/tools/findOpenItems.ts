import { environment } from '#shared/core/environment.ts';
import { type FormKind, formKinds } from '#shared/forms/forms.ts';
import { knownServices } from '#shared/forms/knownServices.ts';
import { formVariables, siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { company, contentRead, jobs } from '#shared/model/content.ts';
import { jobStateOn, siteDay } from '#shared/model/jobState.ts';
import { siteAddressOf } from '../../build/pages/listPages.ts';

const isUsed = ({ kind }: (typeof contentRead)[number]) =>
  kind !== 'privacyHindi' || company.legal.hasHindiNotice;

const findMarks = (): string[] =>
  contentRead
    .filter(isUsed)
    .flatMap(({ placeholders, unapproved }) =>
      [...placeholders, ...(unapproved ? [unapproved] : [])].map(
        ({ place, field, meaning }) => `${place} › ${field}: ${meaning}`,
      ),
    );

export const listPromises = (): string =>
  contentRead
    .filter(({ promises }) => promises.length > 0)
    .map(({ file, promises, unapproved }) => {
      const lines = promises.map(({ place, text }) => `${place.split(':')[1]!.padStart(5)}  ${text}`);
      return [`${file} (${unapproved ? 'not approved' : 'approved'})`, ...lines].join('\n');
    })
    .join('\n\n');

/** Reserved names, which no real site or mailbox can have (RFC 2606 and RFC 6761). */
const reservedName =
  /(^|[/@.])example\.(com|org|net|edu)\b|\.(example|invalid|test)(?=[/:?#]|$)|\blocalhost\b/i;

const itemAt = (field: string, action: string, variable: string | undefined): string =>
  variable ? `${variable} › ${action}` : `shared/content/company.yaml › ${field}: ${action}`;

export function findSiteAddress(): string[] {
  const { siteUrl } = siteAddressOf(company);
  if (siteUrl.startsWith('https://') && !reservedName.test(siteUrl)) return [];
  const action =
    "the site's public address, such as https://www.yourcompany.in; SITE_URL sets it for one build";
  return [itemAt('siteUrl', action, environment.siteUrl && 'SITE_URL')];
}

function findForm(kind: FormKind): string[] {
  const { service, endpoint, extraFields } = siteFormTarget(kind, company);
  const variable = formVariables[kind];
  if (service === 'inbox') {
    const action = `the service that forwards this form, and its target: what is sent now reaches nobody; ${variable} sets both for one build`;
    return [itemAt(`forms › ${kind} › service`, action, '')];
  }
  // Everything that makes up a target, so that any change to it counts.
  const address = [endpoint, ...Object.values(extraFields)].join(' ');
  const [reserved] = reservedName.exec(address) ?? [];
  if (reserved) {
    const action = `the mailbox, form or address that receives what visitors send: nothing can be at ${reserved}`;
    return [itemAt(`forms › ${kind} › target`, action, environment.formUrls[kind] && variable)];
  }
  if (company.testedForms[kind] === address) return [];
  const risk = knownServices[service]?.risks?.[kind];
  const action = `send one message through the form, confirm it where the service asks for that, and once it has arrived write "${kind}: '${address}'" in a line below "testedForms:"${risk ? `. ${risk}` : ''}`;
  return [itemAt(`testedForms › ${kind}`, action, '')];
}

export const findForms = (): string[] => formKinds.flatMap(findForm);

const findUndatedJobs = (): string[] =>
  jobs
    .filter((job) => jobStateOn(job, siteDay()) === 'open' && job.postedOn === '')
    .map(
      ({ slug }) =>
        `shared/content/jobs/${slug}.yaml › postedOn: the day on which it was published: without it, search engines do not list it among jobs`,
    );

/** Everything to do before the site is published, one line each: first, what nobody could be reached without. */
export const findOpenItems = (): string[] => [
  ...findForms(),
  ...findSiteAddress(),
  ...findMarks(),
  ...findUndatedJobs(),
];
