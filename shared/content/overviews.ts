import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { promise } from './marks.ts';
import { overviewSchema } from './schema.ts';

const overviewsSchema = z.strictObject({
  services: overviewSchema,
  industries: overviewSchema,
  technologies: overviewSchema,
});

/** The three pages that list all services, industries and technologies. */
export const overviews = defineContent('overviews', overviewsSchema, {
  services: {
    search: {
      title: 'Software and IT Services We Offer',
      description:
        'All services on one page: software, web and mobile development, design, testing, cloud, integration, CRM, SEO, staff augmentation, AI, data and analytics.',
    },
    banner: {
      title: 'Services',
      subtitle: 'What we do, from the first workshop to the running system.',
    },
    heading: 'What can we help with?',
    lead: promise('Each page explains how we work and what you get.'),
    more: {
      heading: 'Not sure which one you need?',
      paragraphs: [
        promise(
          'Most enquiries touch more than one service. A shop that loads slowly may need web development, a better hosting set-up, or only a test that shows where the time goes. You don’t have to choose first: leave your details, and we’ll ask what you want to change and what is in place today.',
        ),
        promise(
          'We then name the services that fit, say which one comes first and which can wait, and put that in writing. If one is enough, we say so. Work can start with something small at a fixed price, such as an audit, a prototype or a study, so that you see us work before you decide on more.',
        ),
      ],
    },
  },
  industries: {
    search: {
      title: 'Industries We Build Software For',
      description:
        'Software for healthcare, finance, insurance, education, automotive, retail, logistics and construction, with the tasks we take on in each of these fields.',
    },
    banner: {
      title: 'Industries',
      subtitle:
        'Software for clinics, lenders, insurers, schools, dealers, shops, carriers and building sites.',
    },
    heading: 'Industries we build software for',
    lead: 'Each page names tasks that software does well. If your industry is missing, e-mail us.',
    more: {
      heading: 'What we need to know first',
      paragraphs: [
        promise(
          'A field is more than a list of features. Before we plan screens we ask who does the work today, which papers and systems it passes through, what a mistake costs and which rules an auditor would check. Half of a good system is knowing which exceptions happen every week.',
        ),
        promise(
          'The fields on this page differ in those answers. A clinic cares who may open a record, a lender how a figure came about, a carrier where a load is now. What they share is data kept in several places by people who need one answer. In any other field we ask the same questions, and say so when we are not the right people for the work.',
        ),
      ],
    },
  },
  technologies: {
    search: {
      title: 'Technologies We Build With',
      description:
        'Languages, frameworks and platforms we use for backend, frontend, mobile and DevOps work, each with a short note on what it does well and when we choose it.',
    },
    banner: {
      title: 'Technologies',
      subtitle: promise('The languages, frameworks and platforms we use, and what each one is for.'),
    },
    heading: 'Tools chosen for the job',
    lead: 'Widely used, well documented tools. Each page says what one does well and when we choose it.',
    more: {
      heading: 'How we choose',
      paragraphs: [
        promise(
          'Three questions decide most choices: what the system has to do, who will look after it in five years, and what you run already. A tool that your own people know is often better than one that is faster on paper. We choose releases that still receive security updates, and write down why a tool was chosen and what would make us change it.',
        ),
        promise(
          'You do not have to bring a decision. If you have one, we work with it; if it would cost you more than it saves, we say so before the work starts. A tool that is missing here may still be the right one: ask by e-mail, and we tell you how well we know it.',
        ),
      ],
    },
  },
});
