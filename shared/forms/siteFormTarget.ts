import { company } from '../content/company.ts';
import type { FormKind } from './fields.ts';
import type { FormTarget } from './formTarget.ts';
import { formVariables, resolveFormService } from './resolveFormService.ts';

/**
 * A form's target from its environment variable or the company's settings. For builds and
 * servers only: browsers get the result as a prop.
 * @throws UserError for a form service that cannot be used
 */
export function siteFormTarget(kind: FormKind): FormTarget {
  const override = process.env[formVariables[kind]];
  return resolveFormService(company.forms, kind, override, process.env.BASE_PATH || '/');
}
