import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { writeYaml } from '#shared/model/yaml.ts';

const notCopied = /(^|[\\/])(node_modules|\.git|\.cache|\.pages|\.inbox|dist(-[^\\/]*)?)$/;

/** Linked in a copy: packages, and the pictures in the colours of brands, which take a minute to make. */
const linked = ['node_modules', '.cache/brand'];

export function copyTo(folder: string): void {
  for (const entry of readdirSync('.').filter((name) => !notCopied.test(name))) {
    cpSync(entry, path.join(folder, entry), { recursive: true, filter: (file) => !notCopied.test(file) });
  }
  for (const shared of linked) {
    mkdirSync(shared, { recursive: true });
    mkdirSync(path.dirname(path.join(folder, shared)), { recursive: true });
    symlinkSync(path.resolve(shared), path.join(folder, shared), 'junction');
  }
}

export type ProjectCopy = ReturnType<typeof copyProject>;

export function copyProject() {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/copy-'));
  copyTo(folder);
  const edit = (file: string, from: string | RegExp, to: string) => {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(target, changed);
  };
  return {
    folder,
    edit,
    /** Changes the data of a content file, such as `company` or `jobs/react-developer`. */
    // biome-ignore lint/suspicious/noExplicitAny: data of any file
    change(name: string, edit: (data: any) => void) {
      const target = path.join(folder, 'shared/content', `${name}.yaml`);
      const data = parse(readFileSync(target, 'utf8'));
      edit(data);
      writeFileSync(target, writeYaml(data));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function run(args: string[], cwd: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', ...env },
  });
  return { status, output: stripVTControlCharacters(stdout + stderr).trim() };
}

export const viteProgram = 'node_modules/vite/bin/vite.js';

export const runVite = (command: string, cwd = '.', env: Record<string, string> = {}) =>
  run([viteProgram, command], cwd, env);

export const runScript = (script: string, args: string[] = [], cwd = '.') =>
  run(['scripts/run.js', script, ...args], cwd, {});

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function startDevServer(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [viteProgram, '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(`:${port}/`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(output)));
  });
  return {
    said: () => output,
    address: `http://localhost:${port}`,
    /** @throws if the server has ended by itself */
    stop: async () => {
      if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${output}`);
      child.kill();
      await once(child, 'exit');
    },
  };
}
