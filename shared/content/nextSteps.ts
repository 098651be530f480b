import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { nextStepsSchema } from '../model/schema.ts';

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
        'Leave your details. We’ll ask about your plans, then tell you what we would use, and why.',
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
