import { importBundled } from './lib/importBundled.js';

// `node scripts/run.js build about` runs scripts/build.ts with the other arguments.
const [name] = process.argv.splice(2, 1);
await importBundled(`scripts/${name}.ts`);
