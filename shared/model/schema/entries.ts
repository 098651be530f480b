import { z } from 'zod';
import { serviceGroups } from '../../words/services.ts';
import {
  bannerSchema,
  day,
  iconName,
  industrySlug,
  line,
  list,
  ownPicture,
  pictureName,
  promised,
  promisedSearchSchema,
  searchSchema,
  serviceSlug,
  slug,
  technologyName,
  trueOrFalse,
  url,
} from './fields.ts';
import { says } from './messages.ts';
import { stepsSchema } from './steps.ts';

/** Slugs of services that a page links to. */
const linkedServices = list(serviceSlug, 0, 3);

/** What a picture shows, if it shows more than the text beside it: none for a drawing that only illustrates it. */
const pictureAlt = line(
  20,
  160,
  'A phone lies flat; a glowing blue tile with a tick has risen from its screen.',
);

const summary = promised(line(30, 90, 'Fast, accessible sites and portals that your own team can edit.'));

const subtitle = promised(bannerSchema.shape.subtitle);

/** A page below /services/, and a card wherever services are listed. */
export const serviceSchema = z.strictObject({
  slug,
  name: line(2, 40, 'Web Development'),
  /** The heading under which the overview lists it. */
  group: z.enum(
    serviceGroups,
    says(`write one of ${serviceGroups.map((name) => `"${name}"`).join(', ')}`, 'is not a group of services'),
  ),
  /** One sentence on the home page's card. */
  summary,
  subtitle,
  headline: line(10, 50, 'Built to load fast and last'),
  /** First the lead, then further paragraphs: what is done, how, and the result. */
  description: promised(
    list(
      line(
        80,
        480,
        'We build company websites, customer portals, shops and web applications. Content is planned first.',
      ),
      1,
    ),
  ),
  /** A few words each, without a full stop. */
  points: promised(list(line(12, 70, 'Performance budgets on every build'), 3, 6)),
  /** The first result, the typical team, ways to pay and what a client keeps; left out if a page says none of it. */
  glance: promised(list(line(10, 80, 'Two weeks: a map of your process'), 4, 4)).optional(),
  /** Technologies that the service is built with, by their names in shared/content/technologies/. */
  builtWith: list(technologyName, 3, 10),
  picture: ownPicture('services', 'an illustration, 480 by 400, best as .svg'),
  pictureAlt: pictureAlt.optional(),
  /** Services that a reader may need next. */
  related: linkedServices,
  search: promisedSearchSchema,
  /** The steps from first contact to the end, each with its result. */
  steps: stepsSchema,
  /** True for steps with other results on paper than those of shared/content/exampleDocuments.yaml, which they then do not show. */
  hasOwnDocuments: trueOrFalse.optional(),
  /** True for what this site is an example of: the page then says what it weighs and does without. */
  isShownByThisSite: trueOrFalse.optional(),
});

const industryCardSchema = z.strictObject({
  icon: iconName,
  title: line(5, 50, 'Appointments and intake'),
  description: promised(
    line(
      80,
      320,
      'Patients book on their own phones and get reminders, so the front desk takes fewer calls.',
    ),
  ),
});

const heading = line(10, 60, 'Records that follow the patient');

/** A page below /industries/, and a tile on the home page. */
export const industrySchema = z.strictObject({
  slug,
  name: line(2, 40, 'Healthcare'),
  icon: iconName,
  /** Tall tiles on the home page span two rows; the last tile fills the remaining space. */
  isTall: trueOrFalse,
  subtitle,
  heading,
  lead: promised(
    line(80, 320, 'Care is split between desks, wards and laboratories, and so is its data. We join it up.'),
  ),
  cards: list(industryCardSchema, 4, 4),
  /** How a project in this field begins: what is built first, with whom, and how it is tested. */
  firstStep: promised(
    line(
      180,
      480,
      'We begin in one department and with one path through it, such as a blood test from order to result. The first release covers that path from end to end, beside the system you have, and others follow.',
    ),
  ),
  /** For a tall tile, which otherwise shows the middle of the wide picture. */
  squarePicture: ownPicture(
    'industries',
    'a dark picture of 880 by 880 pixels, its subject in the middle and its lower third plain: names are shown on it',
  ).optional(),
  widePicture: ownPicture(
    'industries',
    'the same subject in 1200 by 640 pixels, on the right and dark on the left, where the title is',
  ),
  /** A drawing of what the software does, for the middle of the page. */
  software: z.strictObject({ picture: pictureName, pictureAlt }).optional(),
  /** The services that this industry needs most often. */
  relatedServices: linkedServices,
  search: promisedSearchSchema,
});

/** A page below /technologies/ with the logos of one field, and a card on the home page. */
export const technologyPageSchema = z.strictObject({
  slug,
  name: line(3, 40, 'Frontend'),
  /** The banner's title: a service may have the same name, and two pages must not share a title. */
  title: line(3, 50, 'Frontend Technologies'),
  /** One line on the home page's card. */
  summary,
  subtitle,
  heading,
  lead: promised(line(60, 320, 'Some carry a whole application, others a single moving part of it.')),
  picture: pictureName,
  pictureAlt: pictureAlt.optional(),
  technologies: list(
    z.strictObject({
      name: line(2, 30, 'React'),
      /** Added for screen readers and crawlers after a name that is unclear as a link. */
      whatItIs: line(3, 40, 'programming language').optional(),
      logo: ownPicture('logos', 'its logo, square, best as .svg'),
      description: promised(
        line(60, 220, 'For interfaces that hold a lot of state and repeat the same parts.'),
      ),
    }),
    1,
  ),
  /** Services in which these technologies are used. */
  relatedServices: linkedServices,
  search: promisedSearchSchema,
});

/** A client's quotation. Names may repeat. */
export const testimonialSchema = z.strictObject({
  name: line(3, 60, 'Client name').meta({ meaning: 'a client’s name, shown with their consent' }),
  title: line(3, 80, 'Role, company').meta({ meaning: 'the client’s role and company' }),
  avatar: ownPicture(
    'avatars',
    'a portrait of the client, shown with their consent: square, at least 192 by 192 pixels',
  ),
  content: line(
    20,
    600,
    'They asked about our work first, and showed us something to try in the third week.',
  ).meta({ meaning: 'the client’s own words, forty at most' }),
});

/** A finished project: a page below /work/, and a card on the home page and those of its services and its industry. */
export const caseSchema = z.strictObject({
  slug,
  name: line(5, 50, 'Order portal for a wholesaler'),
  /** The client's field, or the client's name if it agrees. */
  sector: line(3, 60, 'Wholesale of building materials'),
  industry: industrySlug.optional().meta({ meaning: 'an industry, if it is one of the site’s' }),
  services: list(serviceSlug, 1, 3),
  problem: line(60, 400, 'Three people typed eighty orders a day, and one in fifteen had to be corrected.'),
  built: line(60, 400, 'A portal in which customers order at their own prices, joined to the accounts.'),
  result: z.strictObject({
    /** One number, with its unit. */
    figure: line(1, 16, '62 %'),
    /** What it counts, and since when. */
    text: line(20, 120, 'of all orders arrive through the portal, six months after its launch'),
  }),
  /** Technologies by their names in shared/content/technologies/. */
  stack: list(technologyName, 1),
  duration: line(3, 40, '14 weeks'),
  url: url.optional().meta({ meaning: 'the address of what was built, if it is public' }),
  picture: pictureName.optional().meta({ meaning: 'a picture of it' }),
  search: searchSchema,
});

/** A logo in the home page's moving row. */
export const partnerSchema = z.strictObject({
  name: line(2, 40, 'Partner 01').meta({
    meaning: 'the partner’s name, which screen readers read instead of the logo',
  }),
  logo: ownPicture('partners', 'the partner’s logo, with permission to show it'),
});

/** A site on which the company is reviewed, with a link to its reviews. */
export const reviewSchema = z.strictObject({
  name: line(2, 40, 'Google'),
  logo: ownPicture('reviews', 'the official badge of the site'),
  /** Width of the logo on the page, in CSS pixels at 36 px height. */
  logoWidth: z.int(says('write a whole number from 40 to 220, such as 112')).min(40).max(220),
  url: url.meta({ meaning: 'the address of the company’s reviews there' }),
  /** The company's rating and its date; left out until the company supplies it. */
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
    .optional(),
});
