import { environment } from '../core/environment.ts';
import { fill } from '../core/fill.ts';
import type { Company } from '../model/schema.ts';
import { receiverWords } from '../words/forms.ts';
import type { FormKind, FormTarget } from './forms.ts';
import { resolveFormService } from './resolveFormService.ts';

/**
 * A form's target from its environment variable or the company's settings. For builds and
 * servers only: browsers get the result as a prop.
 * @throws UserError for a form service that cannot be used
 */
export function siteFormTarget(kind: FormKind, { forms }: Pick<Company, 'forms'>): FormTarget {
  return resolveFormService(forms, kind, environment.formUrls[kind], environment.base);
}

/** The sentence under a submit button: who receives the data, through which service, and why. */
export function receiverNote(kind: FormKind, { service, serviceName, recipient }: FormTarget): string {
  const words = receiverWords[kind];
  return fill(service === 'inbox' ? words.inbox : words.service, { recipient, service: serviceName });
}
