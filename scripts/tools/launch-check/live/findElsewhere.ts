import { readHosting } from '../../../pipeline/settings.ts';
import { targetOf } from './ask.ts';
import { type LiveSite, titleOf } from './LiveSite.ts';

/** Where a site may be that is not at its address: found by asking, or as a question. */
export async function findElsewhere({ root, ask, pages }: LiveSite): Promise<string> {
  const target = targetOf(await ask(root), root);
  if (target) return `Check ${target.href} instead`;
  const home = pages.find(({ path }) => path === '/')!;
  for (const place of ['dist/', '/', readHosting().base]) {
    const { href } = new URL(place, root);
    const { status, text } = await ask(new URL(href));
    if (status !== 200 || titleOf(text) !== home.title) continue;
    return place === 'dist/'
      ? 'Put the contents of dist/ into the web root, not the folder itself'
      : `They are at ${href}`;
  }
  const question = 'Are the contents of dist/ in the web root';
  return root.pathname === '/'
    ? `${question}? If the site is served below a folder, give its address`
    : `${question}, and is the site served below ${root.pathname}?`;
}
