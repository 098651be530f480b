import { defineList } from './defineContent.ts';
import { caseSchema } from './schema.ts';

/** Finished projects, the newest first: none until the company adds one with "npm run new -- case". */
export const cases = defineList('cases', caseSchema, []);
