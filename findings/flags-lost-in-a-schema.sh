#!/usr/bin/env bash
# Guess: zod's toJSONSchema throws at what JSON Schema cannot say, as its documentation tells of dates and transforms.
# Happens: the flags of a regular expression are dropped and its source written as the pattern: /^[a-z]+$/i becomes
#   "^[a-z]+$", which refuses ABC; /^a.b$/s and /^b$/m refuse their line breaks; a source that only /v allows makes a
#   pattern that Ajv cannot compile. Nothing is thrown or warned. @valibot/to-json-schema throws at flags.
# Versions: zod 4.6.7, @valibot/to-json-schema 1.8.0, valibot 1.5.0, ajv 8.20.0. 2026-11-28.
# Meets: who checks a form with zod and gives the same schema to an API's description, a form builder or a language model:
#   what one of them takes, the other refuses. Remedy: [A-Za-z], [\s\S] and the like in place of flags.
source "$(dirname "$0")/lib.sh"
install zod@4.6.7 ajv@8.20.0 valibot@1.5.0 @valibot/to-json-schema@1.8.0
cat > see.mjs <<'END'
import { toJsonSchema } from '@valibot/to-json-schema';
import Ajv from 'ajv/dist/2020.js';
import * as valibot from 'valibot';
import { z } from 'zod';

/** What Ajv says to a text by the schema that zod writes for an expression. */
function ajvSays(schema, text) {
  try {
    return new Ajv.default().compile(schema)(text);
  } catch {
    return 'no pattern';
  }
}

/** Whether an expression's flags make valibot's converter throw. */
function doesThrow(expression) {
  try {
    toJsonSchema(valibot.pipe(valibot.string(), valibot.regex(expression)));
    return false;
  } catch {
    return true;
  }
}

const samples = [
  [/^[a-z]+$/i, 'ABC', false],
  [/^a.b$/s, 'a\nb', false],
  [/^b$/m, 'a\nb', false],
  [/^[\p{L}--[a-z]]+$/v, 'A', 'no pattern'],
];
const seen = samples.map(([expression, text, expected]) => {
  const schema = z.string().regex(expression);
  const written = z.toJSONSchema(schema);
  const ajv = ajvSays(written, text);
  const throws = doesThrow(expression);
  const zod = schema.safeParse(text).success;
  return { expression: String(expression), pattern: written.pattern, zod, ajv, valibotThrows: throws, isAsSeen: zod && ajv === expected && throws };
});
console.table(seen);
if (!seen.every(({ isAsSeen }) => isAsSeen)) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
