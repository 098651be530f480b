import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { overviewsSchema } from '../model/schema.ts';
import { industries } from './industries.ts';
import { services } from './services.ts';

/** The names of the first entries, as part of a sentence. */
const firstOf = (entries: { name: string }[], count: number) =>
  new Intl.ListFormat('en-GB').format(entries.slice(0, count).map(({ name }) => name));

/** The three pages that list all services, industries and technologies. */
export const overviews = defineContent('overviews', overviewsSchema, {
  services: {
    search: {
      title: 'Software and IT Services We Offer',
      description: `All ${services.length} services on one page, such as ${firstOf(services, 4)}, with what each is for.`,
    },
    banner: {
      title: 'Services',
      subtitle: 'The software work that we plan, build, test and keep running.',
    },
    heading: 'What can we help with?',
    lead: promise('Each page shows the steps, the results and the tools.'),
    more: {
      heading: 'Not sure which one you need?',
      paragraphs: [
        promise(
          'Most projects need more than one service. A shop that loads slowly may need web development, better hosting, or just a test that shows where the time goes. You don’t have to choose first: leave your details, and we’ll ask what you want to change and what is in place today.',
        ),
        promise(
          'We then tell you in writing which services fit, which comes first and which can wait. If one is enough, we say so. We can start small, at a fixed price, with an audit, a prototype or a study, so you see how we work before you commit to more.',
        ),
      ],
    },
  },
  industries: {
    search: {
      title: 'Industries We Build Software For',
      description: `Software for ${firstOf(industries, 8)}, with the tasks we take on.`,
    },
    banner: {
      title: 'Industries',
      subtitle: 'What software can do in your field, task by task.',
    },
    heading: 'Industries we build software for',
    lead: 'Each page shows what software can do in one field. If yours is missing, [e-mail us](mailto:{email}).',
    more: {
      heading: 'What we need to know first',
      paragraphs: [
        promise(
          'An industry needs more than a feature list. Before we plan screens, we ask who does the work today, which papers and systems it passes through, what a mistake costs and which rules an auditor would check. Half of a good system is knowing which exceptions come up every week.',
        ),
        promise(
          'The answers differ from field to field. A clinic cares who may open a record, a lender how a figure came about, a carrier where a load is now. What they share is data scattered across systems, and people who need one answer. In any other field we ask the same questions, and say so if we are not the right people for the work.',
        ),
      ],
    },
  },
  technologies: {
    search: {
      title: 'Technologies We Build With',
      description:
        'Languages, frameworks and platforms that we use, each with a short note on what it does well and when we choose it.',
    },
    banner: {
      title: 'Technologies',
      subtitle: promise('The languages, frameworks and platforms we use, and what each one is for.'),
    },
    heading: 'Tools chosen for the job',
    lead: 'Widely used, well-documented tools. Each page says what they do well and when we choose them.',
    more: {
      heading: 'How we choose',
      paragraphs: [
        promise(
          'Three questions decide most choices: what the system has to do, who will look after it in five years, and what you run already. A tool that your own people know is often better than one that is faster on paper. We choose releases that still receive security updates, and write down why a tool was chosen and what would make us change it.',
        ),
        promise(
          'You don’t have to decide first. If you already have, we work with your choice; if it would cost you more than it saves, we say so before work starts. If the tool you need isn’t listed here, [e-mail us](mailto:{email}), and we’ll tell you how well we know it.',
        ),
      ],
    },
  },
});
