import { z } from 'zod';
import { line, list, promised } from './fields.ts';

const stepSchema = z.strictObject({
  title: line(8, 36, 'Test a prototype'),
  description: promised(
    line(60, 200, 'The best route becomes clickable, and people who have not seen it try to reach a goal.'),
  ),
  result: promised(line(20, 90, 'A clickable prototype of the main path')).meta({
    meaning: 'for the client: a few words without a full stop',
  }),
});

/** How a service runs. */
export const stepsSchema = list(stepSchema, 4, 4);
