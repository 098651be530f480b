import { z } from 'zod';
import { socialLinkSchema } from './company.ts';
import {
  bannerSchema,
  calloutSchema,
  each,
  iconName,
  line,
  lineOrNone,
  list,
  pictureAlt,
  pictureIn,
  promised,
  promisedBannerSchema,
  promisedSearchSchema,
  promisedSectionSchema,
  replyTime,
  searchSchema,
  sectionSchema,
  slug,
  trueOrFalse,
} from './fields.ts';

const heading = (max: number) => line(3, max, 'Our Story');
const action = line(3, 40, 'Start a conversation');
const text = (min: number, max: number) =>
  line(min, max, 'We started in Indore in 2024 with a simple aim: fewer layers between client and engineer.');

const cardSchema = z.strictObject({
  icon: iconName,
  title: line(3, 40, 'Timely Delivery'),
  description: promised(line(30, 160, 'Short cycles, each ending with something you can see and try.')),
});

export const whyChooseUsSchema = z.strictObject({
  heading: heading(40),
  lead: promised(line(20, 160, 'What you can hold us to, whatever the service.')),
  groups: list(list(cardSchema, 4, 4), 2, 2),
});

export const homeSchema = z.strictObject({
  search: searchSchema,
  hero: z.strictObject({
    headline: line(10, 60, 'Creative & Innovative Digital Solution'),
    lead: line(30, 160, 'We design, build and run software for companies that depend on it.'),
    primaryAction: action,
    secondaryAction: action,
    facts: list(
      z.strictObject({
        value: promised(line(3, 20, 'Every two weeks')).meta({ label: 'Fact' }),
        label: line(3, 30, 'Software you can try').meta({ label: 'What it means' }),
      }),
      4,
      4,
    ).meta({ meaning: 'reasons to write, in a few words each, below the buttons' }),
  }),
  technology: sectionSchema.extend({ linkText: action }).meta({ label: 'Technologies' }),
  services: promisedSectionSchema,
  industries: promisedSectionSchema,
  partners: z.strictObject({ heading: heading(60) }),
  testimonials: sectionSchema,
  reviews: z.strictObject({
    heading: heading(60),
    linkText: action,
    rating: line(10, 80, 'Rated {value} out of {outOf} on {day}').meta({
      meaning: 'the sentence for a rating, with {value}, {outOf} and {day}',
    }),
  }),
  callout: calloutSchema,
  howWeWork: line(3, 40, 'How we work and what it costs').meta({
    label: 'Link below its button',
  }),
});

export const aboutSchema = z.strictObject({
  search: promisedSearchSchema,
  banner: bannerSchema,
  about: z.strictObject({
    heading: line(10, 60, 'A young company with a long view of software'),
    paragraphs: promised(list(text(60, 400), 2)),
    picture: pictureIn('services', 'a picture, 480 by 400'),
    pictureAlt: pictureAlt.optional(),
  }),
  story: z.strictObject({ heading: heading(40), text: promised(text(60, 400)) }),
  mission: z.strictObject({ heading: heading(40), text: promised(text(60, 400)) }),
  values: promisedSectionSchema.extend({
    items: list(
      z.strictObject({
        icon: iconName,
        title: line(3, 40, 'Integrity'),
        description: line(15, 120, 'Say the hard thing first.'),
      }),
      3,
      6,
    ),
  }),
  ceo: z.strictObject({
    heading: heading(40),
    text: text(60, 400),
    name: line(3, 60, 'CEO name').meta({ meaning: 'the CEO’s name' }),
    role: line(3, 60, 'Chief Executive Officer'),
    portrait: z
      .literal('')
      .or(pictureIn('about', ''))
      .meta({ isPicture: true, folder: 'about', meaning: 'the CEO’s portrait, 880 by 900 pixels' }),
    social: list(socialLinkSchema),
  }),
  join: z.strictObject({
    heading: heading(40),
    text: promised(text(30, 240)),
    action,
    picture: pictureIn('services', 'a picture, 480 by 400'),
    pictureAlt: pictureAlt.optional(),
  }),
});

const label = line(3, 40, 'Corporate office');

export const contactSchema = z.strictObject({
  search: promisedSearchSchema,
  banner: promisedBannerSchema,
  heading: heading(60),
  lead: promised(
    line(20, 160, 'A few details are enough. We get back to you and ask what you are building.'),
  ),
  next: z
    .strictObject({
      heading: heading(40),
      steps: promised(list(line(20, 120, 'We ask about the task by e-mail.'), 2, 4)),
    })
    .meta({ label: 'What follows an enquiry' }),
  details: each(['office', 'direct', 'departments', 'sales', 'whatsApp', 'howWeWork'], label),
  map: z.strictObject({
    title: line(10, 80, 'Map of the office in Indore, Madhya Pradesh, India'),
    linkText: line(5, 60, 'See the office on a larger map'),
    directionsText: line(5, 60, 'Get directions'),
  }),
  heardFromOptions: list(line(3, 30, 'LinkedIn'), 1).meta({
    label: 'Answers to “Where did you hear from us?”',
  }),
});

const introSchema = (minLead: number, maxLead: number) =>
  z.strictObject({
    search: searchSchema,
    banner: bannerSchema,
    heading: line(3, 60, 'Open positions'),
    lead: line(minLead, maxLead, 'Each page says what is done, how it is done and what you receive.'),
  });

export const careersSchema = introSchema(20, 240).extend({
  banner: promisedBannerSchema,
  lead: promised(line(20, 240, 'We read every resume ourselves.')),
  noJobs: z.strictObject({
    heading: heading(60),
    lead: promised(line(20, 240, 'New roles are published on this page first.')),
    mailbox: line(10, 160, 'You may still write to us, and say what you are looking for:'),
  }),
  openApplication: trueOrFalse.meta({
    meaning: 'on, and people may apply without a role while no job is open',
  }),
  notFoundText: line(20, 120, 'All open positions. If a job link no longer works, the role is closed.'),
  replyTime: replyTime('within five working days', 'how soon applicants are answered'),
  benefits: z
    .strictObject({
      heading: heading(60),
      items: list(line(10, 90, 'Health insurance for you and your parents'), 0, 6).meta({
        meaning: 'up to six lines on what people who work here get',
      }),
    })
    .meta({ meaning: 'without items it is left out' }),
  hiring: z.strictObject({
    heading: heading(60),
    steps: list(
      z.strictObject({
        title: line(3, 40, 'First call').meta({ meaning: 'the name of this step' }),
        text: line(20, 160, 'We talk about the role, your experience and your questions.').meta({
          meaning: 'what happens in this step',
        }),
        time: lineOrNone(3, 40, 'About 30 minutes').meta({
          meaning: 'how long this step takes; empty to name no time',
        }),
      }),
      2,
      6,
    ),
  }),
  fraud: z.strictObject({
    heading: promised(heading(60)),
    text: promised(line(40, 240, 'If somebody asks you for money in our name, do not pay, and tell us.')),
  }),
});

const overviewSchema = introSchema(40, 320).extend({
  banner: promisedBannerSchema,
  lead: promised(line(40, 320, 'Each page says what is done, how it is done and what you receive.')),
  more: z.strictObject({
    heading: heading(60),
    paragraphs: promised(list(text(60, 480), 1)),
  }),
});

export const overviewsSchema = z.strictObject({
  services: overviewSchema,
  industries: overviewSchema,
  technologies: overviewSchema,
});

export const notFoundSchema = introSchema(20, 240).meta({ label: 'Page not found' });

export const textPageSchema = introSchema(20, 320).extend({
  slug,
  paragraphs: promised(list(text(40, 600), 1)),
});
