/*
 * Installs the packages of package-lock.json if any is missing, before `npm start` and `npm test`. Needs none itself.
 * CommonJS, because Node cannot load ES modules from a path with a backslash.
 */
const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');

/** Signs that tools take for the end of a path, of a folder's name, or for another sign. */
const signs = process.platform === 'win32' ? /[#%?]/ : /[#%?:\\]/;

/** The packages of a lock file; none if it cannot be read. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const { '': _project, ...locked } = packagesIn('package-lock.json');
  return Object.entries(locked).every(
    ([folder, { version, optional }]) => optional || installed[folder]?.version === version,
  );
}

/** Leaves package-lock.json as it is, which `npm install` of some versions changes. */
function install() {
  console.log('Installing packages');
  const started = Date.now();
  // npm itself says nothing, and may take minutes.
  const words = setInterval(
    () => console.log(`Still installing packages (${Math.round((Date.now() - started) / 1000)} s)`),
    8000,
  );
  const npm = spawn('npm ci', { shell: true, stdio: 'inherit' });
  npm.on('close', (status) => {
    clearInterval(words);
    process.exitCode = status ?? 1;
  });
}

if (signs.test(process.cwd())) {
  console.error(
    `The project is in "${process.cwd()}", where its tools cannot run: remove # % ? : \\ from the path`,
  );
  process.exitCode = 1;
} else if (!isInstalled()) install();
