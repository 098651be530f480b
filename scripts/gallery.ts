import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plural } from '../shared/core/plural.ts';
import { parseArguments } from './lib/parseArguments.ts';
import { runCommand } from './lib/runCommand.ts';
import { pageName } from './pipeline/pages/selectPages.ts';
import { buildSite } from './tools/gallery/buildSite.ts';
import { openBrowser, takePicture, widths } from './tools/gallery/camera.ts';
import { pictureFiles, sheet } from './tools/gallery/sheet.ts';
import { showProgress } from './tools/gallery/showProgress.ts';
import { writeCover } from './tools/gallery/writeCover.ts';

const folder = '.cache/gallery';

/**
 * `npm run gallery [-- page …]`: builds the pages and puts screenshots at four widths onto one sheet. It
 * fails if a picture on a page is broken. `--cover` makes the README's picture instead.
 */
await runCommand(async () => {
  const { values, positionals } = parseArguments(
    { allowPositionals: true, options: { cover: { type: 'boolean' } } },
    'Give page names, or --cover',
  );
  const names = values.cover ? ['home'] : positionals;
  console.log(`Building ${names.length > 0 ? names.join(', ') : 'the whole site'} into .cache/gallery-site/`);
  const { pages, address, close } = await buildSite(names);
  const browser = await openBrowser();
  try {
    if (values.cover) return await writeCover(browser, address);
    await rm(folder, { recursive: true, force: true });
    for (const kind of ['full', 'small']) await mkdir(path.join(folder, kind), { recursive: true });
    const missing = new Set<string>();
    for (const [index, page] of pages.entries()) {
      showProgress(index + 1, pages.length, pageName(page.path));
      const taken = widths.map((width) =>
        takePicture(browser, address + page.path, width, folder, pictureFiles(page, width)),
      );
      for (const file of (await Promise.all(taken)).flat()) missing.add(`${page.path} lacks ${file}`);
    }
    await writeFile(path.join(folder, 'index.html'), sheet(pages, new Date()));
    for (const line of missing) process.stderr.write(`${line}\n`);
    if (missing.size > 0) process.exitCode = 1;
    console.log(
      `${plural(pages.length, 'page')} at ${widths.length} widths: open ${path.resolve(folder, 'index.html')}`,
    );
  } finally {
    await browser.close();
    close();
  }
});
