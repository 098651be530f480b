import type { Locator, Page } from 'playwright/test';
import { labelOf, typedFields } from '#shared/forms/fieldRules.ts';
import type { FormDescription } from '#shared/words/formDescription.ts';

const controlOf = (form: Page | Locator, { fields }: FormDescription, name: string) =>
  form.getByLabel(labelOf(fields[name]!));

/** Fills in the texts of a form and makes its choices. */
export async function fillFields(
  form: Page | Locator,
  description: FormDescription,
  values: Record<string, string>,
): Promise<void> {
  for (const name of typedFields(description)) {
    const control = controlOf(form, description, name);
    if (description.fields[name]!.type === 'choice') await control.selectOption(values[name]!);
    else await control.fill(values[name]!);
  }
}

/** What they hold now. */
export async function valuesIn(form: Page | Locator, description: FormDescription) {
  const entries = typedFields(description).map(async (name) => [
    name,
    await controlOf(form, description, name).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
