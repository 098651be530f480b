import { z } from 'zod';
import { defineContent } from './defineContent.ts';
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
    heading: 'Choose the work you need done',
    lead: 'Each page says what is done, how it is done and what you receive. If your task touches several services, describe it once and we will put the right people together.',
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
    heading: 'Fields we build software for',
    lead: 'Each page names tasks in one field that software does well, and what we build for them. If your field is missing, tell us how its work is done. That is how we would begin in any case.',
  },
  technologies: {
    search: {
      title: 'Technologies We Build With',
      description:
        'Languages, frameworks and platforms we use for backend, frontend, mobile and DevOps work, each with a short note on what it does well and when we choose it.',
    },
    banner: {
      title: 'Technologies',
      subtitle: 'The languages, frameworks and platforms we use, and what each one is for.',
    },
    heading: 'Tools chosen for the job',
    lead: 'We choose tools that are well documented, widely used and maintained, so that you can find people to look after your software later. Each page says what a tool does well and when we choose it.',
  },
});
