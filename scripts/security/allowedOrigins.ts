import { company } from '../../shared/content/company.ts';
import type { FormKind } from '../../shared/forms/fields.ts';
import { formOrigins, formVariables, resolveFormService } from '../../shared/forms/providers.ts';

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
  const kinds: FormKind[] = ['enquiry', 'application'];
  const forms = kinds.map((kind) =>
    formOrigins(resolveFormService(company.forms, kind, process.env[formVariables[kind]])),
  );
  return {
    connect: unique(forms.flatMap(({ connect }) => connect)),
    formAction: unique(forms.flatMap(({ formAction }) => formAction)),
    frame: [new URL(company.map.embedUrl).origin],
  };
}
