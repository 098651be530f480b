/*
 * Stands in for the AWS command line tools: a bucket is a folder below BUCKETS, and a file beside it lists the uploads.
 * Knows what upload.sh uses: "s3 cp --recursive" and "s3 sync --delete --size-only".
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
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const { values, positionals, tokens } = parseArgs({
  allowPositionals: true,
  tokens: true,
  options: {
    recursive: flag,
    delete: flag,
    'size-only': flag,
    'cache-control': text,
    'content-type': text,
    include: { type: 'string', multiple: true },
    exclude: { type: 'string', multiple: true },
  },
});
const [service, verb, from, to] = positionals;
if (service !== 's3' || !['cp', 'sync'].includes(verb))
  throw new Error(`Unknown command: ${service} ${verb}`);

const bucket = path.join(process.env.BUCKETS, to.replace(/^s3:\/\//, ''));
const record = `${bucket}.json`;
mkdirSync(bucket, { recursive: true });

/** The last filter that fits a file decides, and `*` fits slashes as well. */
const filters = tokens
  .filter(({ name }) => name === 'include' || name === 'exclude')
  .map(({ name, value }) => {
    const pattern = value.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return { isIncluded: name === 'include', pattern: new RegExp(`^${pattern}$`, 's') };
  });
const isTaken = (file) => filters.findLast(({ pattern }) => pattern.test(file))?.isIncluded ?? true;

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true }).filter(
    (file) => statSync(path.join(folder, file)).isFile() && isTaken(file),
  );
const sizeOf = (folder, file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;

const uploads = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
for (const file of filesIn(from)) {
  if (verb === 'sync' && sizeOf(from, file) === sizeOf(bucket, file)) continue;
  cpSync(path.join(from, file), path.join(bucket, file));
  uploads.push({ file, cache: values['cache-control'], type: values['content-type'] });
}
writeFileSync(record, JSON.stringify(uploads));
if (!values.delete) process.exit();
for (const file of filesIn(bucket)) {
  if (!existsSync(path.join(from, file))) rmSync(path.join(bucket, file));
}
