import { runCommand } from './runCommand.ts';

/** `npm run launch-check`: lists what is left before the site can be published; fails while anything is. */
await runCommand(async () => {
  // Content is checked while it is imported: a mistake in it must end here, and not with a stack.
  const { findOpenItems } = await import('./launch-check/findOpenItems.ts');
  const { report } = await import('./launch-check/report.ts');
  const items = await findOpenItems();
  console.log(report(items));
  if (items.length > 0) process.exitCode = 1;
});
