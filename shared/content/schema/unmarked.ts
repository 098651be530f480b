import { isMarked } from '../marks.ts';
import { fieldsIn } from './fieldsIn.ts';

/** The paths to values that their schema wants marked as promises, and that are not. */
export function unmarkedPromises(schema: unknown, data: unknown): PropertyKey[][] {
  return fieldsIn(schema, data)
    .filter(({ schema, value }) => schema.meta()?.promised && !isMarked(value))
    .map(({ path }) => path);
}
