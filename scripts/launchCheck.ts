import { parseArguments } from './lib/parseArguments.ts';
import { runCommand } from './lib/runCommand.ts';

/**
 * `npm run launch-check [-- --url https://…]`: lists what to do before the site can be published, or what is wrong with
 * the site at an address. Exits with an error if it lists anything but remarks.
 */
await runCommand(async () => {
  const { url } = parseArguments(
    { options: { url: { type: 'string' } } },
    'Use no arguments, or --url <address of the live site>',
  ).values;
  // Content is checked on import: a mistake must be reported here, without a stack trace.
  if (url !== undefined) {
    const { checkLive, expectedPages, readBuiltPage } = await import(
      './tools/launch-check/live/checkLive.ts'
    );
    const { reportLive } = await import('./tools/launch-check/live/reportLive.ts');
    const findings = await checkLive(url, await expectedPages(), { builtPage: readBuiltPage });
    console.log(reportLive(findings));
    if (findings.some(({ isRemark }) => !isRemark)) process.exitCode = 1;
    return;
  }
  const { findOpenItems } = await import('./tools/launch-check/findOpenItems.ts');
  const { report } = await import('./tools/launch-check/report.ts');
  const items = await findOpenItems();
  console.log(report(items));
  if (items.length > 0) process.exitCode = 1;
});
