import type { z } from 'zod';
import { CliError } from '../../lib/CliError.ts';

const letters = /[\p{L}\p{M}\p{N}]/u;
const signs = " &+#.,/()'-";

/**
 * The name as it was typed, without spaces around it.
 * @param field the schema of the field that will hold it
 * @throws CliError for a name that the field or an address cannot take
 */
export function checkName(typed: string, field: z.ZodType): string {
  const name = typed.trim();
  const odd = [...new Set(name)].filter((sign) => !letters.test(sign) && !signs.includes(sign));
  if (odd.length > 0) {
    const shown = odd.map((sign) => JSON.stringify(sign).slice(1, -1)).join(' ');
    throw new CliError(
      `The name ${JSON.stringify(name)} holds ${shown}: use letters, digits, spaces and ${[...signs.trim()].join(' ')} only`,
    );
  }
  const result = field.safeParse(name);
  if (!result.success) throw new CliError(`The name "${name}" ${result.error.issues[0]!.message}`);
  if (!slugOf(name)) {
    throw new CliError(`The name "${name}" gives no address: use some letters from a to z or digits`);
  }
  return name;
}

/** A name as part of an address: `UI/UX Design` is `ui-ux-design`, `Node.js Developer` is `nodejs-developer`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'.]/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A slug as the name of a component: `case-studies` is `CaseStudies`. */
export function pascalCase(slug: string): string {
  return slug.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());
}

/** A slug as the name of a file or constant: `case-studies` is `caseStudies`. */
export function camelCase(slug: string): string {
  return slug.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
}
