import { expect, test, vi } from 'vitest';
import { careers, company } from '#shared/model/content.ts';
import { sitemap } from '../../../build/siteFiles/siteFiles.ts';
import { careersPages } from '../../../pages/careers/page.ts';
import { exampleJob } from '../../support/examples/exampleContent.ts';
import { siteAddress } from '../../support/examples/examplePage.ts';

const job = exampleJob();
const lasting = exampleJob({ slug: 'php-developer', postedOn: '', closesOn: undefined });
const jobs = [job, lasting];

/** What the site has of the job on a day. */
function siteOn(today: string) {
  const { list, jobPages } = careersPages({ careers, jobs, today });
  const pageOf = (path: string) => jobPages.find((page) => page.path === path);
  const own = pageOf('/careers/go-developer/');
  const slugsIn = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  const files = [list, ...jobPages].map((page) => ({ ...page, file: 'page.ts' }));
  return {
    listed: slugsIn(list.props.jobs),
    related: slugsIn(pageOf('/careers/php-developer/')!.props.otherJobs),
    page: own,
    hasForm: own?.props.application !== undefined,
    isInSitemap: sitemap(files, siteAddress)!.includes('/careers/go-developer/'),
  };
}

const listed = ['go-developer', 'php-developer'];
const others = ['php-developer'];

/** A closed job keeps its page, out of search. */
const closed = expect.objectContaining({ isUnlisted: true, job: undefined });

test.each<[day: string, site: object]>([
  ['2026-11-30', { listed: others, related: [], isInSitemap: false, page: undefined }],
  ['2026-12-01', { listed, related: ['go-developer'], isInSitemap: true, hasForm: true }],
  ['2026-12-15', { listed, related: ['go-developer'], isInSitemap: true, hasForm: true }],
  ['2026-12-16', { listed: others, related: [], isInSitemap: false, hasForm: false, page: closed }],
])('on %s, the site has of a job that is posted on 1 December and closes on the 15th %j', (day, site) => {
  expect(siteOn(day)).toMatchObject(site);
});

test('the careers page knows the slugs of closed jobs that are one word', () => {
  const closed = ['designer', 'cobol-developer'].map((slug) => exampleJob({ slug, isClosed: true }));
  const open = exampleJob({ slug: 'tester' });
  const { list } = careersPages({ careers, jobs: [...closed, open], today: '2026-12-01' });
  expect(list.props.noJobs.shortSlugs).toEqual(['designer']);
});

test('the jobs of the same group come first among the others', () => {
  const [first, second] = [exampleJob({ slug: 'a', group: 'Another' as never }), exampleJob({ slug: 'b' })];
  const { jobPages } = careersPages({ careers, jobs: [first, second, job], today: '2026-12-01' });
  const { otherJobs } = jobPages.find(({ path }) => path === '/careers/go-developer/')!.props;
  expect(otherJobs.map(({ slug }) => slug)).toEqual(['b', 'a']);
});

test.each([
  ['jobs@firm.in', 'jobs@firm.in'],
  [undefined, company.email],
])('the mailbox for applicants set to %s is %s on every page', (own, shown) => {
  const { careersEmail } = company;
  company.careersEmail = own;
  const pages = careersPages({ careers, jobs, today: '2026-12-01' });
  company.careersEmail = careersEmail;
  expect(new Set(JSON.stringify(pages).match(/(?<="email":")[^"]+/g))).toEqual(new Set([shown]));
});

test.each([
  ['inbox', false],
  ['https://forms.example/in', true],
])('with forms that go to %s, that a job is applied for on its page is %s', (target, isAppliedForHere) => {
  vi.stubEnv('APPLICATION_FORM_URL', target);
  const { jobPages } = careersPages({ careers, jobs, today: '2026-12-01' });
  expect(jobPages.find((page) => page.job)?.job).toMatchObject({ isAppliedForHere });
});

test.each([
  ['Full-Time, Permanent', ['Books', 'Insurance']],
  ['Part-Time', ['Books', 'Insurance']],
  ['Internship (6 months)', ['Books']],
  ['Full-Time or Contract', ['Books']],
])('search engines and visitors are told of a %s job that it offers %j', (type, told) => {
  const job = exampleJob({ type, benefits: ['Books'] });
  const content = { ...careers, benefits: { heading: 'Offer', items: ['Insurance'] } };
  const [page] = careersPages({ careers: content, jobs: [job], today: '2026-12-01' }).jobPages;
  expect(page!.job!.benefits).toEqual(told);
  expect(page!.props.hiring.benefits.items).toEqual(told.slice(1));
});
