import { plural } from '../../core/plural.ts';
import { fieldsIn } from './fieldsIn.ts';
import { isFilledIn } from './messages.ts';

/** How many characters look well in the place of a text. */
export type Advised = { min: number; max: number };

/** What may be improved in checked data: texts that are shorter or longer than what looks well. */
export function adviceOn(schema: unknown, data: unknown): { path: PropertyKey[]; message: string }[] {
  return fieldsIn(schema, data).flatMap(({ schema, value, path }) => {
    const { advised } = (schema.meta() ?? {}) as { advised?: Advised };
    if (!advised || typeof value !== 'string' || !isFilledIn(value)) return [];
    const { min, max } = advised;
    if (value.length >= min && value.length <= max) return [];
    return [{ path, message: `has ${plural(value.length, 'character')}: ${min} to ${max} look best here` }];
  });
}
