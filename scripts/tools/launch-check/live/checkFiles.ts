import { contentTypes } from '../../../pipeline/contentTypes.ts';
import { day, hashedFolders } from '../../../pipeline/hostHeaders.ts';
import type { Answer } from './ask.ts';
import { type Finding, findingsAt, forEachOf, type LiveSite, type ShownPage } from './LiveSite.ts';
import { obstacleIn } from './obstacleIn.ts';
import { wrongRobotsHeader } from './wrongContent.ts';

export const secondsIn = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);

/** Texts smaller than a packet need no compression. */
export function wrongCompression({ headers, text }: Answer): string | false {
  const isCompressed = /\b(br|gzip|zstd)\b/.test(headers.get('content-encoding') ?? '');
  return !isCompressed && text.length >= 1400 && 'is sent without compression';
}

/** Addresses of files as pages, scripts, styles and the manifest write them. */
const fileNames =
  /(?<=["'`(\s,])((?:https?:\/)?[\w./~:-]*\/[\w.-]+\.(?:avif|css|ico|jpg|js|mp4|png|svg|webm|webmanifest|webp|woff2))(?=["'`)\s,#])/g;

/** The site's files that a text names, and those that are meant for other sites: share images. */
function filesIn({ root, ownRoot }: LiveSite, text: string, from: URL): string[] {
  return [...text.matchAll(fileNames)].flatMap(([, name]) => {
    // Scripts and the manifest name files from the site's root.
    const file = new URL(name!, /^\.{0,2}\//.test(name!) ? from : root);
    const own =
      ownRoot && file.href.startsWith(ownRoot.href) ? file.href.replace(ownRoot.href, root.href) : file.href;
    return own.startsWith(`${root.origin}/`) ? [own] : [];
  });
}

const ending = ({ pathname }: URL) => /\.(\w+)$/.exec(pathname)![1]!;

function wrongFile({ root }: LiveSite, file: URL, answer: Answer): (string | false | undefined)[] {
  const obstacle = obstacleIn(answer, file);
  const base = file.pathname.replace(/(assets|images|share|video)\/.*/, '');
  const reason =
    base.endsWith('/') && base !== root.pathname ? `: the site is built with BASE_PATH=${base}` : '';
  if (obstacle) return [answer.failure ?? `${obstacle}, but pages need it${reason}`];
  const type = answer.headers.get('content-type') ?? '';
  const sent = answer.headers.get('cache-control') ?? '';
  const isHashed = hashedFolders.some((folder) => file.href.startsWith(`${root.href}${folder}/`));
  return [
    !contentTypes[ending(file)]!.test(type) &&
      `is sent as "${type}", which browsers may refuse for .${ending(file)}`,
    ['css', 'js', 'svg'].includes(ending(file)) && wrongCompression(answer),
    isHashed &&
      !(secondsIn(sent) >= day) &&
      `may not be cached for a day (Cache-Control "${sent}"), though its name changes with it`,
    wrongRobotsHeader(answer.headers),
  ];
}

/** Requests every file that pages need, as browsers do; returns their addresses with the findings. */
export async function checkFiles(site: LiveSite, shown: ShownPage[]) {
  const findings: Finding[] = [];
  const files: string[] = [];
  const need = (text: string, from: URL) => {
    for (const file of filesIn(site, text, from)) if (!files.includes(file)) files.push(file);
  };
  for (const { answer, address } of shown) need(answer.text, address);
  await forEachOf(files, async (href) => {
    const file = new URL(href);
    const isFilm = ['mp4', 'webm'].includes(ending(file));
    const answer = await site.ask(file, {
      // Hosts may refuse pictures to pages that they do not know. Link previews name no page.
      ...(!href.includes('/share/') && { Referer: site.root.href }),
      ...(isFilm && { Range: 'bytes=0-1' }),
    });
    findings.push(...findingsAt(file, wrongFile(site, file, answer)));
    if (isFilm && answer.status === 200)
      findings.push(
        ...findingsAt(file, ['is not sent in parts (status 200 instead of 206): Safari does not play it']),
      );
    if (answer.status === 200) need(answer.text, file);
  });
  return { findings, files };
}
