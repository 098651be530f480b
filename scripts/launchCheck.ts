import { parseArguments } from './lib/parseArguments.ts';
import { runCommand } from './lib/runCommand.ts';

/**
 * `npm run launch-check [-- --promises | --url https://…]`: lists what to do before the site can be published, with
 * the words of promises or only their lines, or what is wrong with the site at an address. Fails if it lists anything but
 * remarks.
 */
await runCommand(async () => {
  const { promises, url } = parseArguments(
    { options: { promises: { type: 'boolean', default: false }, url: { type: 'string' } } },
    'Give nothing, --promises, or --url <address of the live site>',
  ).values;
  // Content is checked on import: a mistake must be reported here, without a stack.
  if (url !== undefined) {
    const { checkLive, expectedPages } = await import('./tools/launch-check/live/checkLive.ts');
    const { reportLive } = await import('./tools/launch-check/live/reportLive.ts');
    const findings = await checkLive(url, await expectedPages());
    console.log(reportLive(findings));
    if (findings.some(({ isRemark }) => !isRemark)) process.exitCode = 1;
    return;
  }
  const { findOpenItems } = await import('./tools/launch-check/findOpenItems.ts');
  const { report } = await import('./tools/launch-check/report.ts');
  const items = await findOpenItems();
  console.log(report(items, promises));
  if (items.length > 0) process.exitCode = 1;
});
