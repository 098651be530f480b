import { z } from 'zod';
import { isMarked } from '../marks.ts';
import { isPromised } from './fields.ts';

/** The paths to values that their schema wants marked as promises, and that are not. */
export function unmarkedPromises(schema: unknown, data: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (data === undefined || isMarked(data)) return [];
  if (schema instanceof z.ZodType && isPromised(schema)) return [path];
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) => unmarkedPromises(schema.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([field, type]) =>
      unmarkedPromises(type, Object(data)[field], [...path, field]),
    );
  }
  return [];
}
