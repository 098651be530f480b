import { receiverNote, siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { replySentence, withReply } from '#shared/model/answers.ts';
import { careers, company, jobs } from '#shared/model/content.ts';
import { jobStateOn, siteDay } from '#shared/model/jobState.ts';
import type { Job } from '#shared/model/schema/files.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';
import { pathOfJob } from './jobPaths.ts';
import { isEmployment, lastDayOf } from './jobTerms.ts';
import { jobWordsOf } from './jobWordsOf.ts';

type CareersContent = { careers: typeof careers; jobs: Job[]; today: string };

function otherJobs(job: Job, open: Job[]): Job[] {
  const others = open.filter((other) => other !== job);
  const isInGroup = ({ group }: Job) => group === job.group;
  return [...others.filter(isInGroup), ...others.filter((other) => !isInGroup(other))].slice(0, 6);
}

export function careersPages({ careers, jobs, today }: CareersContent) {
  const { banner, heading, lead, search, noJobs, openApplication, replyTime, benefits, hiring, fraud } =
    careers;
  const email = company.careersEmail ?? company.email;
  const open = jobs.filter((job) => jobStateOn(job, today) === 'open');
  const closed = jobs.filter((job) => jobStateOn(job, today) === 'closed');
  const target = siteFormTarget('application', company);
  const application = {
    target,
    note: receiverNote('application', target),
    reply: replySentence(replyTime),
    email,
    maxMegabytes: company.forms.maxResumeMegabytes,
  };
  const [first, ...steps] = hiring.steps;
  const aboutHiring = {
    heading: hiring.heading,
    steps: [{ ...first!, time: first!.time || replySentence(replyTime) }, ...steps],
    benefits,
    fraud: { ...fraud, email },
  };
  const subtitle = open.length > 0 ? banner.subtitle : noJobs.lead;
  const parent = { name: banner.title, path: '/careers/' };

  const list = definePage({
    path: parent.path,
    template: 'careers/CareersPage',
    search,
    banner: { ...banner, subtitle, until: lastDayOf(open) },
    props: {
      heading,
      lead: withReply(lead, replyTime),
      jobs: open,
      noJobs: {
        heading: noJobs.heading,
        lead: open.length > 0 ? noJobs.lead : undefined,
        mailbox: openApplication ? undefined : { text: noJobs.mailbox, email },
        shortSlugs: closed.map(({ slug }) => slug).filter((slug) => !slug.includes('-')),
      },
      hiring: aboutHiring,
      application,
    },
  });

  const pageOf = (job: Job) => {
    const words = jobWordsOf(job);
    const isOpen = open.includes(job);
    const ofCompany = isEmployment(job) ? benefits.items : [];
    return definePage({
      path: pathOfJob(job),
      template: 'careers/JobPage',
      parent,
      search: words.search,
      share: words.share,
      isUnlisted: !isOpen,
      job: isOpen
        ? {
            ...job,
            benefits: [...new Set([...(job.benefits ?? []), ...ofCompany])],
            isAppliedForHere: target.service !== 'inbox',
          }
        : undefined,
      banner: { title: job.title, subtitle: words.subtitle },
      props: {
        job,
        otherJobs: otherJobs(job, open),
        hiring: { ...aboutHiring, benefits: { ...benefits, items: ofCompany } },
        application: isOpen ? application : undefined,
      },
    });
  };

  return { list, jobPages: [...open, ...closed].map(pageOf) };
}

type Pages = ReturnType<typeof careersPages>;
export type CareersProps = Pages['list']['props'];
export type JobPageProps = Pages['jobPages'][number]['props'];

const { list, jobPages } = careersPages({ careers, jobs, today: siteDay() });

// The footer's address for the same page.
const secondList = { ...list, path: '/career/', aliasOf: list.path };

export default [list, secondList, ...jobPages];
