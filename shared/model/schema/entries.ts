import { z } from 'zod';
import { serviceGroups } from '../../words/services.ts';
import {
  bannerSchema,
  day,
  iconCard,
  iconName,
  industrySlug,
  line,
  list,
  oneOf,
  pictureAlt,
  pictureIn,
  promised,
  promisedSearchSchema,
  prose,
  searchSchema,
  serviceSlug,
  slug,
  technologyName,
  trueOrFalse,
  url,
} from './fields.ts';
import { says } from './messages.ts';

const linkedServices = list(serviceSlug, 0, 3);

const summary = promised(
  line(30, 90, 'Fast, accessible sites and portals that your own team can edit.'),
).describe('one sentence on the home page’s card');

const subtitle = promised(bannerSchema.shape.subtitle);

const callout = promised(
  line(40, 140, 'Leave your details. We’ll ask what visitors should do on your site, then talk price.'),
)
  .meta({ label: 'Last words', description: 'beside the button at the end of the page: what you ask first' })
  .optional();

const stepSchema = z.strictObject({
  title: line(8, 36, 'Test a prototype'),
  description: promised(
    line(60, 200, 'The best route becomes clickable, and people who have not seen it try to reach a goal.'),
  ),
  result: promised(line(20, 90, 'A clickable prototype of the main path')).describe(
    'for the client: a few words without a full stop',
  ),
});

export const serviceSchema = z.strictObject({
  slug,
  name: line(2, 40, 'Web Development'),
  group: oneOf(serviceGroups, 'is not a group of services').describe(
    'the heading under which the overview lists it',
  ),
  summary,
  subtitle,
  headline: line(10, 50, 'Built to load fast and last'),
  description: promised(
    list(
      prose(
        80,
        480,
        'We build company websites, customer portals, shops and applications. Content comes first.',
      ),
      1,
    ),
  ).describe('first the lead, then further paragraphs: what is done, how, and the result'),
  points: promised(list(line(12, 70, 'Performance budgets on every build'), 3, 6)).describe(
    'a few words each, without a full stop',
  ),
  glance: promised(list(line(10, 80, 'Two weeks: a map of your process'), 4, 4))
    .describe('the first result, the typical team, ways to pay and what a client keeps: all four, or none')
    .optional(),
  builtWith: list(technologyName, 3, 10),
  picture: pictureIn('services', 'an illustration, 480 by 400, best as .svg'),
  pictureAlt: pictureAlt.optional(),
  related: linkedServices.describe('what a reader may need next'),
  search: promisedSearchSchema,
  steps: list(stepSchema, 4, 4).describe('from first contact to the end, each with its result'),
  callout,
  isShownByThisSite: trueOrFalse
    .meta({
      label: 'This site is an example of it',
      description: 'if it is on, the page says what this site does without',
    })
    .optional(),
});

const industryCardSchema = iconCard(
  line(5, 50, 'Appointments and intake'),
  promised(line(80, 320, 'Patients book on their own phones and get reminders: the desk takes fewer calls.')),
);

const heading = line(10, 60, 'Records that follow the patient');

export const industrySchema = z
  .strictObject({
    slug,
    name: line(2, 40, 'Healthcare'),
    icon: iconName,
    isTall: trueOrFalse.describe(
      'on the home page, it spans two rows; the last tile fills the remaining space',
    ),
    sameAs: industrySlug.optional().meta({
      label: 'Subtitle and cards of',
      description: 'another industry, whose subtitle and cards this one shows, too; none if it has its own',
    }),
    subtitle: subtitle.optional(),
    heading,
    lead: promised(
      prose(80, 320, 'Care is split between desks, wards and laboratories, and so is its data. We join it.'),
    ),
    cards: list(industryCardSchema, 4, 4).optional(),
    firstStep: promised(prose(180, 480)).describe(
      'how a project in this field begins: what is built first, with whom, and how it is tested',
    ),
    /** For a tall tile, which otherwise shows the middle of the wide picture. */
    squarePicture: pictureIn(
      'industries',
      'a dark picture of 880 by 880 pixels, its subject in the middle and its lower third plain: names are shown on it',
    ).optional(),
    widePicture: pictureIn(
      'industries',
      'the same subject in 1200 by 640 pixels, on the right and dark on the left, where the title is',
    ),
    software: z
      .strictObject({ picture: pictureIn('software', 'a drawing of what it does, 480 by 400'), pictureAlt })
      .meta({ label: 'Drawing of the software', description: 'for the middle of the page' })
      .optional(),
    relatedServices: linkedServices.describe('those that this industry needs most often'),
    callout,
    search: promisedSearchSchema,
  })
  .refine(
    ({ sameAs, subtitle, cards }) => (sameAs ? !subtitle && !cards : subtitle && cards),
    'must be given a subtitle and four cards, or those of another industry: write both, or only its name in sameAs',
  );

export const technologyPageSchema = z.strictObject({
  slug,
  name: line(3, 40, 'Frontend'),
  title: line(3, 50, 'Frontend Technologies').describe(
    'of the page: a service may have the same name, and two pages must not share a title',
  ),
  summary,
  subtitle,
  heading,
  lead: promised(line(60, 320, 'Some carry a whole application, others a single moving part of it.')),
  picture: pictureIn('technologies', 'a drawing, 472 by 336'),
  pictureAlt: pictureAlt.optional(),
  technologies: list(
    z.strictObject({
      name: line(2, 30, 'React'),
      whatItIs: line(3, 40, 'programming language')
        .describe('for screen readers, after a name that is unclear as a link')
        .optional(),
      logo: pictureIn('logos', 'its logo, square, best as .svg'),
      description: promised(
        line(60, 220, 'For interfaces that hold a lot of state and repeat the same parts.'),
      ),
    }),
    1,
  ),
  relatedServices: linkedServices.describe('those in which these technologies are used'),
  search: promisedSearchSchema,
});

export const testimonialSchema = z.strictObject({
  name: line(3, 60).describe('a client’s name, shown with their consent'),
  title: line(3, 80).meta({ label: 'Role and company' }),
  avatar: pictureIn(
    'avatars',
    'a portrait of the client, shown with their consent: square, at least 192 by 192 pixels',
    'asha-verma.jpg',
  ).meta({ label: 'Portrait' }),
  content: line(20, 280, 'They showed us something to try in the third week.').meta({
    label: 'Quotation',
    description: 'the client’s own words',
  }),
});

export const caseSchema = z
  .strictObject({
    slug,
    name: line(5, 50, 'Order portal for a wholesaler'),
    sector: line(3, 60, 'Wholesale of building materials').describe(
      'the client’s field, or the client’s name if it agrees',
    ),
    industry: industrySlug.optional().describe('if it is one of the site’s'),
    services: list(serviceSlug, 1, 3),
    problem: line(60, 400, 'Three people typed eighty orders a day, and one in fifteen had to be corrected.'),
    built: line(
      60,
      400,
      'A portal in which customers order at their own prices, joined to the accounts.',
    ).meta({ label: 'What was built' }),
    result: z.strictObject({
      figure: line(1, 16, '62 %').describe('one number, with its unit'),
      text: line(20, 120, 'of all orders arrive through the portal, six months after its launch').describe(
        'what it counts, and since when',
      ),
    }),
    stack: list(technologyName, 1),
    duration: line(3, 40, '14 weeks'),
    url: url.optional().meta({ label: 'Address of what was built', description: 'if it is public' }),
    picture: pictureIn(
      'cases',
      'a picture of it, at least 800 by 500: another shape is cropped',
      'order-portal.jpg',
    ).optional(),
    pictureAlt: pictureAlt.optional(),
    search: searchSchema,
  })
  .refine(({ picture, pictureAlt }) => !picture || pictureAlt, {
    path: ['pictureAlt'],
    error: 'is missing: write what the picture shows, for people who do not see it',
  });

export const partnerSchema = z.strictObject({
  name: line(2, 40).describe('the partner’s name, which screen readers read instead of the logo'),
  logo: pictureIn(
    'partners',
    'the partner’s logo, with permission to show it: wide and 36 high, best as .svg',
  ),
});

export const reviewSchema = z.strictObject({
  name: line(2, 40, 'Google'),
  logo: pictureIn('reviews', 'the official badge of the site'),
  logoWidth: z
    .int(says('write a whole number from 40 to 220, such as 112'))
    .min(40)
    .max(220)
    .describe('on the page, in pixels: its height is 36'),
  url: url.meta({
    label: 'Address of the reviews',
    description: 'the page there with what clients wrote of the company',
  }),
  rating: z
    .strictObject({
      value: z.number(says('write a number, such as 4.8')).positive(),
      outOf: z.int(says('write the highest rating of the site, such as 5')).positive(),
      ratedOn: day,
    })
    .refine(
      ({ value, outOf }) => value <= outOf,
      'has a value above the highest rating: correct value or outOf',
    )
    .describe('only with the day on which it was read')
    .optional(),
});
