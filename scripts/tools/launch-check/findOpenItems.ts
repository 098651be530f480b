import { jobs } from '../../../shared/content/jobs.ts';
import { siteDay } from '../../../shared/content/siteDay.ts';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { SiteState } from '../../pipeline/SiteState.ts';
import { readHosting } from '../../pipeline/settings.ts';
import { findJobFacts } from './findJobFacts.ts';
import { findMarks } from './findMarks.ts';
import { findOldBuild } from './findOldBuild.ts';
import { findForms, findSiteAddress } from './findSettings.ts';
import { findStalePictures } from './findStalePictures.ts';
import { readMarkedContent } from './readContent.ts';

/**
 * Everything to do before the site is published.
 * @throws ContentError or PageError for content that cannot be built
 */
export async function findOpenItems(): Promise<OpenItem[]> {
  const site = new SiteState('.pages/launch-check', readHosting(), []);
  await site.refresh();
  return [
    ...findMarks(await readMarkedContent()),
    ...findSiteAddress(),
    ...findForms(),
    ...findJobFacts(jobs, siteDay()),
    ...(await findStalePictures()),
    ...(await findOldBuild(site)),
  ];
}
