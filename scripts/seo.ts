import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { plural } from '../shared/core/plural.ts';
import { runCommand } from './lib/runCommand.ts';
import { outDir } from './pipeline/outDir.ts';
import { SiteState } from './pipeline/SiteState.ts';
import { documentTitle } from './pipeline/seo/headTags.ts';
import { notices } from './pipeline/seo/notices.ts';
import { readHosting } from './pipeline/settings.ts';

function describeImage(address: string | undefined): string {
  if (!address) return 'none';
  const file = path.join(outDir(), address);
  return existsSync(file)
    ? `${address} (${(statSync(file).size / 1000).toFixed(0)} kB)`
    : `${address} (not built)`;
}

/** `npm run seo`: prints each page's title, the length of its description, and its share image. */
await runCommand(async () => {
  const state = new SiteState('.pages/seo', readHosting(), []);
  await state.refresh();
  const rows = state.pages.map((page) => {
    const title = documentTitle(page, state.company.name);
    return {
      page: page.path,
      title,
      length: title.length,
      description: page.search.description.length,
      'share image': describeImage(state.shareImages.get(page.path)?.path),
    };
  });
  console.table(rows);
  for (const notice of notices(state.hosting)) console.log(notice);
  console.log(plural(rows.length, 'page'));
});
