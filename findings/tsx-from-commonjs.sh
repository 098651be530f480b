#!/usr/bin/env bash
# Guess: require('tsx/esm/api').register() works, as the package exports that path for require too.
# Happens: the require succeeds and register() looks for a file with one folder too many in its path, and throws.
#   (await import('tsx/esm/api')).register() in the same CommonJS file works.
# Versions: tsx 4.23.15, Node 20.20. 2026-11-27.
# Meets: who loads a TypeScript config from a CommonJS script; the message suggests a broken installation.
source "$(dirname "$0")/lib.sh"
install tsx@4.23.15
cat > see.mjs <<'END'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const outcome = (register) => {
  try {
    register();
    return 'works';
  } catch (error) {
    return error.message.replaceAll(process.cwd(), '.');
  }
};
const seen = {
  required: outcome(() => require('tsx/esm/api').register()),
  imported: outcome((await import('tsx/esm/api')).register),
};
console.log(seen);
if (!/esm\/api\/esm/.test(seen.required) || seen.imported !== 'works') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
