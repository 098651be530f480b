import { approvals } from '../../../shared/content/approvals.ts';
import { jobs } from '../../../shared/content/jobs.ts';
import { siteDay } from '../../../shared/content/siteDay.ts';
import { SiteState } from '../../build/SiteState.ts';
import { readHosting } from '../../build/settings.ts';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { readContentTexts } from './contentSources.ts';
import { findJobFacts } from './findJobFacts.ts';
import { findOldBuild } from './findOldBuild.ts';
import { findStalePictures, findStandIns } from './findPictures.ts';
import { findPlaceholders } from './findPlaceholders.ts';
import { findPromises } from './findPromises.ts';
import { findForms, findSiteAddress } from './findSettings.ts';

/**
 * Everything that is left to do before the site is published.
 * @throws ContentError or PageError for content that cannot be built
 */
export async function findOpenItems(): Promise<OpenItem[]> {
  const site = new SiteState('.pages/launch-check', readHosting(), []);
  await site.refresh();
  const texts = await readContentTexts();
  return [
    ...findPlaceholders(texts),
    ...(await findStandIns(texts)),
    ...findSiteAddress(),
    ...findForms(),
    ...findJobFacts(jobs, siteDay()),
    ...findPromises(texts, approvals.promises),
    ...(await findStalePictures()),
    ...(await findOldBuild(site)),
  ];
}
