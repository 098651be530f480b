import { stateOf } from '#shared/content/jobState.ts';
import { jobs } from '#shared/content/jobs.ts';
import { siteDay } from '#shared/content/siteDay.ts';
import { listPages } from '../../pipeline/pages/listPages.ts';
import { paletteFile } from '../../pipeline/palette/colours.ts';
import { weakContrasts } from '../../pipeline/palette/contrasts.ts';
import { planShareImages } from '../../pipeline/shareImages/planShareImages.ts';
import { stalePictures } from '../pictures/originals.ts';
import { findMarks, type OpenItem } from './findMarks.ts';
import { findForms, findSiteAddress } from './findSettings.ts';

/** The open jobs without a publication date, which search engines require. */
const findUndatedJobs = (): OpenItem[] =>
  jobs
    .filter((job) => stateOf(job, siteDay()) === 'open' && job.postedOn === '')
    .map(({ slug }) => ({
      place: 'shared/content/jobs.ts',
      what: `"${slug}" › postedOn`,
      action: 'the day on which it was published: without it, search engines do not list it among jobs',
    }));

const findWeakColours = (): OpenItem[] =>
  weakContrasts().map((warning) => {
    const [, what = '', action = ''] = /› (\S+): (.*)/.exec(warning)!;
    return { place: paletteFile, what, action };
  });

const findStalePictures = async (): Promise<OpenItem[]> =>
  (await stalePictures()).map((name) => ({
    place: `shared/pictures/${name}`,
    what: '',
    action: 'is new, changed or gone since its served files were made: run "npm run pictures"',
  }));

/**
 * Everything to do before the site is published.
 * @throws UserError for content that cannot be built
 */
export async function findOpenItems(): Promise<OpenItem[]> {
  const { pages, company } = await listPages();
  // For its errors: a missing picture would stop the build.
  await planShareImages(pages, company);
  return [
    ...(await findMarks()),
    ...findSiteAddress(),
    ...findForms(),
    ...findUndatedJobs(),
    ...findWeakColours(),
    ...(await findStalePictures()),
  ];
}
