import { expect, test, vi } from 'vitest';
import { careers, company } from '#shared/model/content.ts';
import { careersPages } from '../../../pages/careers/page.ts';
import { exampleJob } from '../../support/examples/exampleContent.ts';

const job = exampleJob();
const lasting = exampleJob({ slug: 'php-developer', postedOn: '', closesOn: undefined });
const jobs = [job, lasting];

const listed = ['go-developer', 'php-developer'];
const others = ['php-developer'];

const open = expect.objectContaining({ isUnlisted: false, job: expect.anything() });
/** A closed job keeps its page, out of search. */
const closed = expect.objectContaining({ isUnlisted: true, job: undefined });

test.each<[day: string, inList: string[], page: unknown]>([
  ['2026-11-30', others, undefined],
  ['2026-12-01', listed, open],
  ['2026-12-15', listed, open],
  ['2026-12-16', others, closed],
])(
  'on %s, of a job that is posted on 1 December and closes on the 15th the list has %j',
  (today, inList, page) => {
    const { list, jobPages } = careersPages({ careers, jobs, today });
    expect(list.props.jobs.map(({ slug }) => slug)).toEqual(inList);
    expect(jobPages.find(({ path }) => path === '/careers/go-developer/')).toEqual(page);
  },
);

test('the careers page knows the slugs of closed jobs that are one word', () => {
  const closed = ['designer', 'cobol-developer'].map((slug) => exampleJob({ slug, isClosed: true }));
  const open = exampleJob({ slug: 'tester' });
  const { list } = careersPages({ careers, jobs: [...closed, open], today: '2026-12-01' });
  expect(list.props.noJobs.shortSlugs).toEqual(['designer']);
});

test('the open jobs of the same group come first among the others', () => {
  const [first, second] = [exampleJob({ slug: 'a', group: 'Another' as never }), exampleJob({ slug: 'b' })];
  const jobs = [first, exampleJob({ slug: 'c', isClosed: true }), second, job];
  const { jobPages } = careersPages({ careers, jobs, today: '2026-12-01' });
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
