/*
 * Stands in for the AWS command line tools: a bucket is a folder below BUCKETS, and what was set on its objects
 * stands in a file beside it. Knows what upload.sh uses: "s3 cp --recursive" and "s3 sync --delete --size-only".
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const [service, verb, from, to, ...options] = process.argv.slice(2);
if (service !== 's3' || !['cp', 'sync'].includes(verb))
  throw new Error(`Unknown command: ${service} ${verb}`);

const bucket = path.join(process.env.BUCKETS, to.replace(/^s3:\/\//, ''));
const record = `${bucket}.json`;
const set = {};
const filters = [];
for (let index = 0; index < options.length; index++) {
  const name = options[index];
  if (['--recursive', '--delete', '--size-only'].includes(name)) set[name] = true;
  else if (name === '--include' || name === '--exclude') {
    const pattern = options[++index].replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    filters.push({ isIncluded: name === '--include', pattern: new RegExp(`^${pattern}$`, 's') });
  } else if (name === '--cache-control' || name === '--content-type') set[name] = options[++index];
  else throw new Error(`Unknown option: ${name}`);
}

/** The last filter that fits a file decides, and `*` fits slashes as well. */
const isTaken = (file) => filters.findLast(({ pattern }) => pattern.test(file))?.isIncluded ?? true;

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((file) => statSync(path.join(folder, file)).isFile())
    : [];
const sizeOf = (folder, file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;

const objects = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const isSent = (file) => verb === 'cp' || sizeOf(from, file) !== sizeOf(bucket, file);

for (const file of filesIn(from).filter((name) => isTaken(name) && isSent(name))) {
  mkdirSync(path.dirname(path.join(bucket, file)), { recursive: true });
  cpSync(path.join(from, file), path.join(bucket, file));
  const { uploads = 0 } = objects[file] ?? {};
  objects[file] = { cache: set['--cache-control'], type: set['--content-type'], uploads: uploads + 1, verb };
}
if (verb === 'sync' && set['--delete']) {
  for (const file of filesIn(bucket).filter((name) => isTaken(name) && !existsSync(path.join(from, name)))) {
    rmSync(path.join(bucket, file));
    delete objects[file];
  }
}
mkdirSync(bucket, { recursive: true });
writeFileSync(record, JSON.stringify(objects));
