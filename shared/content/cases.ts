import { defineList } from '../model/defineContent.ts';
import { caseSchema } from '../model/schema.ts';

/** Finished projects, the newest first: none until the company adds one with "npm run new -- case". */
export const cases = defineList('cases', caseSchema, []);
