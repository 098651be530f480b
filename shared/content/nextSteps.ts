import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { line } from './schema/fields.ts';

const linkText = line(3, 40, 'See our services');

const headerSchema = z.strictObject({
  heading: line(3, 60, 'Goes well with'),
  lead: line(20, 160, 'Work that often comes before or after this, or runs beside it.'),
});

/** Of a page whose own overview is not that of the services. */
const onwardSchema = headerSchema.extend({ allServices: linkText });

const calloutSchema = z.strictObject({
  heading: line(10, 60, 'Tell us what you need done'),
  text: line(30, 200, 'Leave your details. We reply with questions about the task.'),
  action: line(3, 40, 'Talk about your project'),
});

const nextStepsSchema = z.strictObject({
  relatedServices: z.strictObject({
    service: headerSchema,
    industry: onwardSchema,
    technology: onwardSchema,
  }),
  /** From a page of a family to all of them. */
  overviewLinks: z.strictObject({
    service: linkText,
    industry: linkText,
    technology: linkText,
  }),
  industriesHeading: line(3, 60, 'Industries that need this service'),
  callouts: z.strictObject({ service: calloutSchema, industry: calloutSchema, technology: calloutSchema }),
  /** The link on each card of the overview of technologies; the card's name is added for screen readers. */
  technologyLink: line(3, 40, 'See the tools'),
  aboutLinks: z.strictObject({ services: linkText, contact: linkText }),
});

/** What leads a reader on at the end of a page: to services, to industries, to the enquiry form. */
export const nextSteps = defineContent('nextSteps', nextStepsSchema, {
  relatedServices: {
    service: {
      heading: 'Goes well with',
      lead: 'Work that often comes before or after this, or runs beside it.',
    },
    industry: {
      heading: 'Services for this field',
      lead: 'The work that systems of this kind need most often.',
      allServices: 'All services',
    },
    technology: {
      heading: 'Where we use them',
      lead: 'Services that rely on these tools, from the first plan to maintenance.',
      allServices: 'All services',
    },
  },
  overviewLinks: { service: 'All services', industry: 'All industries', technology: 'All technologies' },
  industriesHeading: 'Industries that need this service',
  callouts: {
    service: {
      heading: 'Tell us what you need done',
      text: 'Leave your details, or send a few lines by e-mail. We reply with questions about the task before we talk about a price.',
      action: 'Talk about your project',
    },
    industry: {
      heading: 'Show us how your work runs',
      text: 'Tell us where time or data is lost today. We look at the work first, and then say what software can change.',
      action: 'Talk about your work',
    },
    technology: {
      heading: 'Not sure which tool fits?',
      text: 'Tell us what you want to build and what runs already. We name what we would use, and say why.',
      action: 'Ask for advice',
    },
  },
  technologyLink: 'See the tools',
  aboutLinks: { services: 'See our services', contact: 'Start a conversation' },
});
