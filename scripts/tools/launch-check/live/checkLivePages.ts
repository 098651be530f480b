import { UserError } from '../../../../shared/core/UserError.ts';
import { targetOf } from './ask.ts';
import {
  addressOf,
  type ExpectedPage,
  type Finding,
  findingsAt,
  forEachOf,
  type LiveSite,
  type ShownPage,
  titleOf,
} from './LiveSite.ts';
import { obstacleIn } from './obstacleIn.ts';
import { wrongContent } from './wrongContent.ts';

/** The pages that start with another script than most. */
function ofOtherBuilds(shown: ShownPage[]): ShownPage[] {
  const scripts = shown.map(({ answer }) => /data-preload="(\S*?\.js)/.exec(answer.text)?.[1]);
  const timesOf = (script?: string) => scripts.filter((other) => other === script).length;
  const most = Math.max(...scripts.map(timesOf));
  return shown.filter((_page, index) => timesOf(scripts[index]) < most);
}

/** Why none of the pages is there. */
function explainNothing({ root, pages }: LiveSite, obstacles: string[], target: URL | undefined): string {
  const guess = obstacles.some((obstacle) => obstacle.startsWith('redirects to http'))
    ? `. If that is the site's address, use --url ${target!.origin}/`
    : '. Are the contents of dist/, not the folder itself, in the web root? If the site is served below a folder, give its address';
  const hasGuess = obstacles.every((obstacle) => /^redirects to http|status 40[34]$/.test(obstacle));
  return `None of the site's ${pages.length} pages is at ${root.href}: each ${obstacles.join(' or ')}${hasGuess ? guess : ''}`;
}

/**
 * Checks that each page exists, is up to date, may be found, and names the right address; returns those that exist.
 * @throws UserError with what is there instead if none is
 */
export async function checkLivePages(site: LiveSite): Promise<{ findings: Finding[]; shown: ShownPage[] }> {
  const shown: ShownPage[] = [];
  const findings: Finding[] = [];
  let target: URL | undefined;
  await forEachOf(site.pages, async (page: ExpectedPage) => {
    const address = addressOf(site, page.path);
    const answer = await site.ask(address);
    const title = titleOf(answer.text);
    if (answer.status === 200 && title === page.title) return void shown.push({ ...page, address, answer });
    target ??= targetOf(answer, address);
    const what = obstacleIn(answer, address);
    const question = answer.text.includes('data-entry=') ? ': is an older build online?' : '';
    const detail = `"${title}" instead of "${page.title}"${question}`;
    findings.push({ address: address.href, what: what ?? 'shows another title', ...(!what && { detail }) });
  });
  if (shown.length === 0)
    throw new UserError(explainNothing(site, [...new Set(findings.map(({ what }) => what))], target));
  const others = ofOtherBuilds(shown);
  for (const page of shown) {
    const local = site.localPage?.(page.path);
    const wrong = [
      ...wrongContent(site, page),
      others.includes(page) &&
        'is of another build than most pages: upload all of dist/, and empty the cache of the host',
      local !== undefined &&
        local !== page.answer.text &&
        'is not the page that was built in this folder: publish that, or build again; if it is the newest, the host changes pages',
    ];
    findings.push(...findingsAt(page.address, wrong));
  }
  return { findings, shown };
}
