/* `node scripts/run.js new …` runs scripts/new.ts: Node.js 20 cannot read TypeScript. */
import { runnerImport } from 'vite';

const [command] = process.argv.splice(2, 1);
// The reader has gone, such as `| head`: the command ends its work without words.
process.stdout.on('error', () => {});
await runnerImport(`${process.cwd()}/scripts/${command}.ts`);
