import { company } from '../../shared/content/company.ts';
import { type FormKind, formKinds } from '../../shared/forms/fields.ts';
import { formOrigins, formSource, formVariables } from '../../shared/forms/providers.ts';
import { siteFormTarget } from '../../shared/forms/siteFormTarget.ts';
import { CliError } from '../CliError.ts';

/** The origins outside the site that a page may reach, by what for. */
export type AllowedOrigins = {
  /** The form services: what a visitor enters is sent there, and nothing else is. */
  connect: string[];
  /** The same services, for forms that are sent without script. */
  formAction: string[];
  /** The maps service on the contact page, once the map comes near the window. */
  frame: string[];
};

const unique = (origins: string[]) => [...new Set(origins)];

/** What a policy can name. A URL's host may hold more, such as `;`, which would end the directive. */
const policyOrigin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

function checkOrigins(origins: string[], source: string): string[] {
  const odd = origins.find((origin) => !policyOrigin.test(origin));
  if (odd === undefined) return origins;
  throw new CliError(
    `${source} names the host ${odd.replace(/^\w+:\/\//, '')}, which a page's security policy cannot hold: write an address whose host is letters, digits, dots and hyphens, such as "https://www.example.com/page"`,
  );
}

function originsOfForm(kind: FormKind) {
  const source = formSource(kind, process.env[formVariables[kind]]);
  const { connect, formAction } = formOrigins(siteFormTarget(kind));
  return { connect: checkOrigins(connect, source), formAction: checkOrigins(formAction, source) };
}

/**
 * Every third party of the site, from its settings. Nothing else outside is ever loaded or sent to.
 * @throws FormServiceError for a form service that cannot be used, CliError for a host that a policy cannot name
 */
export function allowedOrigins(): AllowedOrigins {
  const forms = formKinds.map(originsOfForm);
  const map = new URL(company.map.embedUrl).origin;
  return {
    connect: unique(forms.flatMap(({ connect }) => connect)),
    formAction: unique(forms.flatMap(({ formAction }) => formAction)),
    frame: checkOrigins([map], 'shared/content/company.ts › map.embedUrl'),
  };
}
