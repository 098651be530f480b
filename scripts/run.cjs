/*
 * The way into every command: `node scripts/run.cjs build about` runs scripts/build.ts, `install,build,preview` all in
 * turn, in this process, so that a signal reaches them. Needs no package, since those may be missing. CommonJS, because
 * Node cannot load ES modules from a path with a backslash.
 */
const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');

/** Signs that tools take for the end of a path, or of a folder's name. */
const signs = process.platform === 'win32' ? /[#?]/ : /[#?:\\]/;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The parent of this process and, where Linux tells that it is a shell, the parent of that. */
function starters() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^Name:\s*\w*sh$.*?^PPid:\s*(\d+)/ms.exec(status)?.[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** Ends with npm, which passes a signal on to its shell only, and none when it is killed. */
function endWithNpm() {
  const started = starters();
  setInterval(() => starters() === started || process.exit(1), 500).unref();
}

const importBundled = async (file) => (await import('../build/lib/importBundled.js')).importBundled(file);

async function run([command, ...others]) {
  if (command === 'install') {
    const { status } = spawnSync('npm install', { shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    return run(others);
  }
  for (const name of [command, ...others]) await importBundled(`scripts/${name}.ts`);
}

if (signs.test(process.cwd()))
  fail(`The project is in "${process.cwd()}", where its tools cannot run: remove # ? : \\ from the path`);
if (process.env.npm_lifecycle_event) endWithNpm();
const [commands] = process.argv.splice(2, 1);
if (commands)
  run(commands.split(',')).catch(async (error) => {
    const isPackage = error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('find package');
    if (isPackage) fail('A package of the project is missing: run "npm install" first');
    // What would explain it better cannot be written, either.
    if (error.syscall) fail(`${error.message}: is there room on the disk, and may you write there?`);
    // The bundler's, such as for a file of content without a comma.
    if (!error.errors) throw error;
    const { explainError } = await importBundled('build/lib/explainError.ts');
    fail(explainError(error));
  });
