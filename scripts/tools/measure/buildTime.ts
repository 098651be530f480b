import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../../lib/copyProject.ts';
import { runCommand } from '../../lib/runCommand.ts';
import { listPages } from '../../pipeline/pages/listPages.ts';
import { selectPages } from '../../pipeline/pages/selectPages.ts';
import { runBuild } from '../../pipeline/runBuild.ts';

/** Numbers of extra pages to time a build with. */
const largerSizes = [320, 3200];

/** A page.ts that declares copies of the service pages under addresses and search texts of their own. */
const extraPages = (count: number) => `
import services from '../services/page.ts';
const originals = services.filter(({ path }) => path !== '/services/');
export default Array.from({ length: ${count} }, (_, index) => {
  const page = originals[index % originals.length]!;
  const number = String(index + 1).padStart(4, '0');
  return {
    ...page,
    path: '/measured/page-' + number + '/',
    isUnlisted: true,
    search: { title: 'Measured page number ' + number, description: number + ' ' + page.search.description.slice(0, 150) },
  };
});
`;

/** Times a build of the site with `extra` pages more, in seconds. */
async function timeBuild(extra: number): Promise<number> {
  const folder = path.resolve('.cache/measure');
  await rm(folder, { recursive: true, force: true });
  copyProject(folder);
  if (extra > 0) {
    await mkdir(path.join(folder, 'pages/measured'));
    await writeFile(path.join(folder, 'pages/measured/page.ts'), extraPages(extra));
  }
  const started = performance.now();
  await runBuild({ cwd: folder, env: { OUT_DIR: undefined } });
  return (performance.now() - started) / 1000;
}

/** `npm run measure:build`: times builds as the site grows, on a copy of the project. */
await runCommand(async () => {
  const own = selectPages((await listPages('.pages/measure')).pages, []).length;
  let perPage = 0;
  for (const count of [own, ...largerSizes]) {
    const seconds = await timeBuild(count - own);
    const ratio = perPage ? `, ${(seconds / count / perPage).toFixed(2)} of the time per page before` : '';
    perPage = seconds / count;
    console.log(
      `${String(count).padStart(5)} pages  ${seconds.toFixed(1).padStart(6)} s  ${(perPage * 1000).toFixed(0)} ms a page${ratio}`,
    );
  }
  await rm('.cache/measure', { recursive: true, force: true });
});
