import { z } from 'zod';
import { defineContent } from './defineContent.ts';

const headerSchema = z.strictObject({
  heading: z.string().min(3).max(60),
  lead: z.string().min(20).max(160),
});

const calloutSchema = z.strictObject({
  heading: z.string().min(10).max(60),
  text: z.string().min(30).max(200),
  action: z.string().min(3).max(40),
});

const nextStepsSchema = z.strictObject({
  relatedServices: z.strictObject({
    service: headerSchema,
    industry: headerSchema,
    technology: headerSchema,
  }),
  /** From a page of a family to all of them. */
  overviewLinks: z.strictObject({
    service: z.string().min(3).max(40),
    industry: z.string().min(3).max(40),
    technology: z.string().min(3).max(40),
  }),
  industriesHeading: z.string().min(3).max(60),
  callouts: z.strictObject({ service: calloutSchema, industry: calloutSchema, technology: calloutSchema }),
  /** The link on each card of the overview of technologies; the card's name is added for screen readers. */
  technologyLink: z.string().min(3).max(40),
  aboutLinks: z.strictObject({ services: z.string().min(3).max(40), contact: z.string().min(3).max(40) }),
});

/** What leads a reader on at the end of a page: to services, to industries, to the enquiry form. */
export const nextSteps = defineContent('nextSteps', nextStepsSchema, {
  relatedServices: {
    service: {
      heading: 'Goes well with',
      lead: 'Work that often comes before or after this, done by the same people.',
    },
    industry: {
      heading: 'Services for this field',
      lead: 'The work its systems ask for most, each with what is done and what you receive.',
    },
    technology: {
      heading: 'Where we use them',
      lead: 'Services that are built with these tools, from the first plan to maintenance.',
    },
  },
  overviewLinks: { service: 'All services', industry: 'All industries', technology: 'All technologies' },
  industriesHeading: 'Industries that ask for it',
  callouts: {
    service: {
      heading: 'Tell us what you need done',
      text: 'A few lines are enough to begin. We reply with questions about the task before we talk about a price.',
      action: 'Describe your project',
    },
    industry: {
      heading: 'Show us how your work runs',
      text: 'Tell us where time or data is lost today. We look at the work first, and then say what software can change.',
      action: 'Describe your work',
    },
    technology: {
      heading: 'Not sure which tool fits?',
      text: 'Tell us what you want to build and what runs already. We name what we would use, and say why.',
      action: 'Ask an engineer',
    },
  },
  technologyLink: 'See the tools',
  aboutLinks: { services: 'See our services', contact: 'Start a conversation' },
});
