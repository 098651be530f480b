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
    heading: 'Pick the work to be done',
    lead: 'Each page says how we work and what you receive. Describe a task once; we put the right people together.',
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
    lead: 'Each page names tasks that software does well. If your field is missing, tell us how its work is done.',
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
    lead: 'Widely used, well documented tools. Each page says what one does well and when we choose it.',
  },
});
