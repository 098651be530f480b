import { company } from '../../shared/content/company.ts';
import { formKinds } from '../../shared/forms/fields.ts';
import { formOrigins } from '../../shared/forms/providers.ts';
import { siteFormTarget } from '../../shared/forms/siteFormTarget.ts';

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

/**
 * Every third party of the site, from its settings. Nothing else outside is ever loaded or sent to.
 * @throws FormServiceError for a form service that cannot be used
 */
export function allowedOrigins(): AllowedOrigins {
  const forms = formKinds.map((kind) => formOrigins(siteFormTarget(kind)));
  return {
    connect: unique(forms.flatMap(({ connect }) => connect)),
    formAction: unique(forms.flatMap(({ formAction }) => formAction)),
    frame: [new URL(company.map.embedUrl).origin],
  };
}
