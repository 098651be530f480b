import { environment } from '#shared/core/environment.ts';
import { type FormKind, formKinds } from '#shared/forms/forms.ts';
import { knownServices } from '#shared/forms/knownServices.ts';
import { formVariables, siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { company, contentRead, jobs } from '#shared/model/content.ts';
import { jobStateOn, siteDay } from '#shared/model/jobState.ts';
import type { ReadFile } from '#shared/model/readFile.ts';
import { listPages, siteAddressOf } from '../../../build/pages/listPages.ts';
import { planShareImages } from '../../../build/shareImages/planShareImages.ts';

/** The placeholders, and the switches of files whose promises are not approved, one line each, with file and line. */
export const findMarks = (files: ReadFile[] = contentRead): string[] =>
  files.flatMap(({ placeholders, unapproved }) =>
    [...placeholders, ...(unapproved ? [unapproved] : [])].map(
      ({ place, field, meaning }) => `${place} › ${field}: ${meaning}`,
    ),
  );

/** The promises of each file, with their lines, for whoever is to approve them. */
export const listPromises = (files: ReadFile[] = contentRead): string =>
  files
    .filter(({ promises }) => promises.length > 0)
    .map(({ file, promises, unapproved }) => {
      const lines = promises.map(({ place, text }) => `${place.split(':')[1]!.padStart(5)}  ${text}`);
      return [`${file} (${unapproved ? 'not approved' : 'approved'})`, ...lines].join('\n');
    })
    .join('\n\n');

const settings = 'shared/content/company.yaml';

/** Reserved names, which no real site or mailbox can have (RFC 2606 and RFC 6761). */
const reservedName =
  /(^|[/@.])example\.(com|org|net|edu)\b|\.(example|invalid|test)(?=[/:?#]|$)|\blocalhost\b/i;

/** A line for a setting, or for the environment variable that overrides it. */
const itemAt = (field: string, action: string, variable: string | undefined): string =>
  variable ? `${variable} › ${action}` : `${settings} › ${field}: ${action}`;

/** Reports a missing or reserved site address, wherever it is set. */
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
  const action = `send one message through the form, confirm it where the service asks for that, and once it has arrived write '${address}'${risk ? `. ${risk}` : ''}`;
  return [itemAt(`testedForms › ${kind}`, action, '')];
}

/** The forms that reach nobody, and those that have not been tested yet, with the known risk of their service. */
export function findForms(): string[] {
  return formKinds.flatMap(findForm);
}

/** The open jobs without a publication date, which search engines require. */
const findUndatedJobs = (): string[] =>
  jobs
    .filter((job) => jobStateOn(job, siteDay()) === 'open' && job.postedOn === '')
    .map(
      ({ slug }) =>
        `shared/content/jobs/${slug}.yaml › postedOn: the day on which it was published: without it, search engines do not list it among jobs`,
    );

/**
 * Everything to do before the site is published, one line each.
 * @throws UserError for content that cannot be built
 */
export async function findOpenItems(): Promise<string[]> {
  const { pages, company } = await listPages();
  // For its errors: a missing picture would stop the build.
  await planShareImages(pages, company);
  // What nobody could be reached without comes first.
  return [...findForms(), ...findSiteAddress(), ...findMarks(), ...findUndatedJobs()];
}
