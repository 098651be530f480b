import { isMarked } from '../marks.ts';
import { fieldsIn } from './fieldsIn.ts';

/** The paths to values that must be marked as promises according to their schema, but are not. */
export function unmarkedPromises(schema: unknown, data: unknown): PropertyKey[][] {
  return fieldsIn(schema, data)
    .filter(({ schema, value }) => schema.meta()?.promised && !isMarked(value))
    .map(({ path }) => path);
}
