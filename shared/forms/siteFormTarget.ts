import { environment } from '../core/environment.ts';
import type { Company } from '../model/schema.ts';
import type { FormKind, FormTarget } from './forms.ts';
import { formSource, resolveFormService } from './resolveFormService.ts';

const overrideOf = (kind: FormKind) => environment.formUrls[kind];

/**
 * A form's target from its environment variable or the company's settings. For builds and
 * servers only: browsers get the result as a prop.
 * @throws UserError for a form service that cannot be used
 */
export function siteFormTarget(kind: FormKind, { forms }: Pick<Company, 'forms'>): FormTarget {
  return resolveFormService(forms, kind, overrideOf(kind), environment.base);
}

/** Where the target of a form is set, for messages. */
export const siteFormSource = (kind: FormKind): string => formSource(kind, overrideOf(kind));
