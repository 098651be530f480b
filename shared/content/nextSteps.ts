import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { approved, promise } from './marks.ts';
import { calloutSchema, line, list } from './schema/fields.ts';

const linkText = line(3, 40, 'See our services');

const headerSchema = z.strictObject({
  heading: line(3, 60, 'Goes well with'),
  lead: line(20, 160, 'Work that often comes before or after this, or runs beside it.'),
});

const nextStepsSchema = z.strictObject({
  relatedServices: z.strictObject({
    service: headerSchema,
    industry: headerSchema,
    technology: headerSchema,
  }),
  /** Links from menus, the home page and single pages to the overviews. */
  overviewLinks: z.strictObject({
    services: linkText,
    industries: linkText,
    technologies: linkText,
  }),
  industriesHeading: line(3, 60, 'Explore by industry'),
  /** Beside a service's text, with the labels of its four facts. */
  glance: z.strictObject({
    heading: line(3, 60, 'At a glance'),
    labels: list(line(3, 40, 'First result after'), 4, 4),
  }),
  /** Above the steps of a service. */
  stepsHeading: line(3, 60, 'Four steps, four results'),
  /** Above the technologies of a service, and above the services of a technology group. */
  builtWithHeading: line(3, 60, 'Built with'),
  usedInHeading: line(3, 60, 'Also used in'),
  /** Above the first step in an industry. */
  firstStepHeading: line(3, 60, 'Where such a project starts'),
  /** Links in pages to more about the company. */
  companyLinks: z.strictObject({ about: linkText, howWeWork: linkText }),
  callouts: z.strictObject({ service: calloutSchema, industry: calloutSchema, technology: calloutSchema }),
  /** The link on each card of the overview of technologies; the card's name is added for screen readers. */
  technologyLink: line(3, 40, 'See the tools'),
  aboutLinks: z.strictObject({
    services: linkText,
    technologies: linkText,
    howWeWork: linkText,
    contact: linkText,
  }),
});

/** Headings, texts and labels of the links that lead from one page to others. */
export const nextSteps = defineContent('nextSteps', nextStepsSchema, {
  relatedServices: {
    service: {
      heading: 'Related services',
      lead: 'Often needed before, after or with it.',
    },
    industry: {
      heading: 'Services for this industry',
      lead: 'What these systems need most often.',
    },
    technology: {
      heading: 'Where we use them',
      lead: 'Services that rely on these tools.',
    },
  },
  overviewLinks: { services: 'All services', industries: 'All industries', technologies: 'All technologies' },
  industriesHeading: 'Explore by industry',
  glance: {
    heading: 'At a glance',
    labels: ['First result after', 'Typical team', 'Ways to pay', 'What you keep'],
  },
  stepsHeading: 'Four steps, four results',
  builtWithHeading: 'Built with',
  usedInHeading: 'Also used in',
  firstStepHeading: 'Where a project starts',
  companyLinks: { about: 'About the company', howWeWork: 'How we work' },
  callouts: {
    service: {
      heading: 'Let’s talk about your project',
      text: promise('Leave your details. We’ll ask a few questions, then talk price.'),
      action: 'Start a conversation',
    },
    industry: {
      heading: 'It starts with how you work',
      text: promise(
        'Leave your details. We’ll ask where time or data is lost today, then tell you what software can change.',
      ),
      action: 'Start a conversation',
    },
    technology: {
      heading: 'Not sure which tool fits?',
      text: promise(
        'Leave your details. We’ll ask what you want to build and what you already run, then tell you what we would use, and why.',
      ),
      action: 'Start a conversation',
    },
  },
  technologyLink: 'See the tools',
  aboutLinks: {
    services: 'See our services',
    technologies: 'Technologies we use',
    howWeWork: 'How we work',
    contact: 'Start a conversation',
  },
});
