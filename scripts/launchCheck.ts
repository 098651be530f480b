import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment, environmentWith } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';
import { parseArguments, runCommand } from '../build/lib/runCommand.ts';
import { checkNamed } from '../build/output/checkNamed.ts';
import { outDir } from '../build/output/outDir.ts';
import { mend } from '../build/output/publish.ts';
import { updatePictures } from '../build/pictures/makePictures.ts';
import { canonicalOf, checkLive } from './tools/launch-check/checkLive.ts';
import { reportLive } from './tools/launch-check/checkRows.ts';

/** The folder of the build for an address, if the site has one: of the last build, or of one that is made now. */
function buildFor(address?: URL): string {
  mend(outDir());
  const home = path.join(outDir(), 'index.html');
  if (existsSync(home) && canonicalOf(readFileSync(home, 'utf8')) === address?.href) return outDir();
  console.log(`Building the site for ${address?.href ?? 'no address'}, to compare it`);
  const env = {
    OUT_DIR: '.cache/launch-check',
    SITE_URL: address?.origin ?? 'none',
    BASE_PATH: address?.pathname,
  };
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    env: environmentWith(env),
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(stderr);
  return env.OUT_DIR;
}

/**
 * `npm run launch-check [-- --url https://…]`: lists what to do before the site can be published, or what is wrong with
 * the site at an address. Exits with an error if it lists anything but remarks. With `promises` it prints what the
 * content promises, as text.
 */
await runCommand(async () => {
  const hint = 'Use no arguments, "promises", or --url <address of the live site>';
  const { values, positionals } = parseArguments(
    { options: { url: { type: 'string' } }, allowPositionals: true },
    hint,
  );
  const { url } = values;
  if (positionals.some((word) => word !== 'promises')) throw new UserError(hint);
  if (url !== undefined) {
    const findings = await checkLive(url, (address) => {
      const folder = buildFor(address);
      // It may have lost files since.
      checkNamed(folder, address?.pathname ?? environment.base, address?.origin ?? '');
      return folder;
    });
    console.log(reportLive(findings));
    if (findings.some(({ isRemark }) => !isRemark)) process.exitCode = 1;
    return;
  }
  await updatePictures();
  // Content is checked on import: a mistake must be reported here, without a stack trace.
  if (positionals.length > 0) {
    const { listPromises } = await import('./tools/launch-check/findMarks.ts');
    console.log(listPromises());
    return;
  }
  const { findOpenItems } = await import('./tools/launch-check/findOpenItems.ts');
  const { report } = await import('./tools/launch-check/report.ts');
  const items = await findOpenItems();
  console.log(report(items));
  if (items.length > 0) process.exitCode = 1;
});
