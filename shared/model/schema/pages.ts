import { z } from 'zod';
import { socialLinkSchema } from './company.ts';
import {
  bannerSchema,
  calloutSchema,
  each,
  iconCard,
  line,
  lineOrNone,
  list,
  naming,
  pageSchema,
  pictureAlt,
  pictureIn,
  promised,
  promisedBannerSchema,
  promisedSearchSchema,
  promisedSectionSchema,
  prose,
  replyTime,
  searchSchema,
  sectionSchema,
  slug,
  trueOrFalse,
} from './fields.ts';

const heading = (max: number) => line(3, max);
const action = line(3, 40);
const cardSchema = iconCard(line(3, 40), promised(line(30, 160)));

export const whyChooseUsSchema = z.strictObject({
  heading: heading(40),
  lead: promised(line(20, 160)),
  groups: list(list(cardSchema, 4, 4), 2, 2),
});

export const homeSchema = z.strictObject({
  search: searchSchema,
  hero: z.strictObject({
    headline: line(10, 60),
    lead: line(30, 160),
    primaryAction: action,
    secondaryAction: action,
    facts: list(
      z.strictObject({
        value: promised(line(3, 20)).meta({ label: 'Fact' }),
        label: line(3, 30).meta({ label: 'What it means' }),
      }),
      4,
      4,
    ).describe('reasons to write, in a few words each, below the buttons'),
  }),
  technology: sectionSchema.extend({ linkText: action }).meta({ label: 'Technologies' }),
  services: promisedSectionSchema,
  industries: promisedSectionSchema,
  partners: z.strictObject({ heading: heading(60) }),
  testimonials: sectionSchema,
  reviews: z.strictObject({
    heading: heading(60),
    linkText: action,
    rating: naming(['value', 'outOf', 'day'], line(10, 80)).describe(
      'the sentence for a rating, with {value}, {outOf} and {day}',
    ),
  }),
  callout: calloutSchema,
  howWeWork: line(3, 40).meta({ label: 'Link below its button' }),
});

export const aboutSchema = z.strictObject({
  search: promisedSearchSchema,
  banner: bannerSchema,
  about: z.strictObject({
    heading: line(10, 60),
    paragraphs: promised(list(prose(60, 400), 2)),
    picture: pictureIn('services', 'a picture, 480 by 400'),
    pictureAlt: pictureAlt.optional(),
  }),
  story: z.strictObject({ heading: heading(40), text: promised(line(60, 400)) }),
  mission: z.strictObject({ heading: heading(40), text: promised(line(60, 400)) }),
  values: promisedSectionSchema.extend({ items: list(iconCard(line(3, 40), line(15, 120)), 3, 6) }),
  ceo: z.strictObject({
    heading: heading(40),
    text: line(60, 400),
    name: line(3, 60).describe('the CEO’s name'),
    role: line(3, 60),
    portrait: z
      .literal('')
      .or(pictureIn('about', ''))
      .meta({ folder: 'about', description: 'the CEO’s portrait, 880 by 900 pixels' }),
    social: list(socialLinkSchema),
  }),
  join: z.strictObject({
    heading: heading(40),
    text: promised(line(30, 240)),
    action,
    picture: pictureIn('services', 'a picture, 480 by 400'),
    pictureAlt: pictureAlt.optional(),
  }),
});

const label = line(3, 40);

export const contactSchema = z.strictObject({
  search: promisedSearchSchema,
  banner: promisedBannerSchema,
  heading: heading(60),
  lead: promised(prose(20, 160)),
  next: z
    .strictObject({ heading: heading(40), steps: promised(list(line(20, 120), 2, 4)) })
    .meta({ label: 'What follows an enquiry' }),
  details: each(['office', 'direct', 'departments', 'sales', 'whatsApp', 'howWeWork'], label),
  map: z.strictObject({ title: line(10, 80), linkText: line(5, 60), directionsText: line(5, 60) }),
  heardFromOptions: list(line(3, 30), 1).meta({ label: 'Answers to “Where did you hear from us?”' }),
});

const introSchema = (minLead: number, maxLead: number) =>
  pageSchema.extend({ heading: line(3, 60), lead: prose(minLead, maxLead) });

export const careersSchema = introSchema(20, 240).extend({
  banner: promisedBannerSchema,
  lead: promised(prose(20, 240)),
  noJobs: z.strictObject({ heading: heading(60), lead: promised(line(20, 240)), mailbox: line(10, 160) }),
  openApplication: trueOrFalse.describe('if it is on, people may apply without a role while no job is open'),
  notFoundText: line(20, 120),
  replyTime: replyTime('within five working days', 'how soon applicants are answered'),
  benefits: z
    .strictObject({
      heading: heading(60),
      items: list(prose(10, 90), 0, 6).describe('up to six lines on what people who work here get'),
    })
    .describe('without items it is left out'),
  hiring: z.strictObject({
    heading: heading(60),
    steps: list(
      z.strictObject({
        title: line(3, 40).describe('the name of this step'),
        text: line(20, 160).describe('what happens in this step'),
        time: lineOrNone(3, 40).describe('how long this step takes; empty to name no time'),
      }),
      2,
      6,
    ),
  }),
  fraud: z.strictObject({ heading: promised(heading(60)), text: promised(line(40, 240)) }),
});

const overviewSchema = introSchema(40, 320).extend({
  search: searchSchema.extend({ description: naming(['count', 'names'], searchSchema.shape.description) }),
  banner: promisedBannerSchema,
  lead: promised(prose(40, 320)),
  more: z.strictObject({ heading: heading(60), paragraphs: promised(list(prose(60, 480), 1)) }),
});

export const overviewsSchema = z.strictObject({
  services: overviewSchema,
  industries: overviewSchema,
  technologies: overviewSchema,
});

export const notFoundSchema = introSchema(20, 240).meta({ label: 'Page not found' });

export const textPageSchema = introSchema(20, 320).extend({
  slug,
  paragraphs: promised(list(prose(40, 600), 1)),
});
