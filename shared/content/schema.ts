import { z } from 'zod';
import { iconNames } from '../ui/iconNames.ts';
import { pictureNames } from './pictures.ts';

/*
 * The shape of everything under shared/content/. Each message says what is right,
 * because people who are not developers read it when a build stops.
 */

const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, `is too short: write ${min} to ${max} characters`)
    .max(max, `is too long: write ${min} to ${max} characters`);

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as "web-development"');

const iconName = z.enum(iconNames, {
  error: (issue) => `"${issue.input}" is not an icon: add it to scripts/icons.ts or use one of its names`,
});

const pictureName = z
  .string()
  .refine((name) => pictureNames.has(name), {
    error: (issue) =>
      `"${issue.input}" is not a picture: put the file into shared/pictures/ and run "npm run pictures"`,
  });

const url = z.url({ protocol: /^https?$/, error: 'must be a full address, such as "https://www.example.com/page"' });
const email = z.email('must be an e-mail address, such as "hello@example.com"');
const phone = z.string().regex(/^\+[0-9 ]{8,20}$/, 'must be written like "+91 98765 43210"');

/** What search engines show of a page: a title without the brand, 15 to 52 characters, and a description. */
export const searchSchema = z.strictObject({
  title: line(15, 52),
  description: line(90, 165),
});

/** The words of a page's banner: its h1 and one sentence of at most 16 words. */
export const bannerSchema = z.strictObject({
  title: line(3, 50),
  subtitle: line(20, 120).refine((text) => text.split(/\s+/).length <= 16, 'must have at most 16 words'),
});

const socialLinkSchema = z.strictObject({
  network: z.enum(['linkedin', 'facebook', 'instagram', 'twitter', 'wellfound', 'email']),
  label: line(3, 40),
  url: z.union([url, z.string().startsWith('mailto:')]),
});

const formServiceSchema = z.strictObject({
  /** Who forwards the form: one of the known services, a full address of your own, or the local inbox while unset. */
  service: z.enum(['inbox', 'formsubmit', 'basin', 'formspree', 'web3forms', 'custom']),
  /** FormSubmit: the mailbox. Basin, Formspree: the form's id. Web3Forms: the access key. custom: the address. */
  target: z.string(),
  /** Who receives what a visitor enters, named under the submit button. */
  recipient: line(3, 60),
});

export const companySchema = z.strictObject({
  name: line(2, 30),
  established: z.int().min(1900).max(2100),
  description: line(60, 200),
  /** Lines of the office address, the last one with city, state and country. */
  address: z.strictObject({
    street: line(3, 80),
    city: line(2, 40),
    region: line(2, 40),
    country: line(2, 40),
    countryCode: z.string().length(2),
  }),
  phone,
  email,
  salesEmail: email,
  map: z.strictObject({ embedUrl: url, linkUrl: url }),
  social: z.array(socialLinkSchema).length(5),
  logo: z.strictObject({ light: pictureName, dark: pictureName, mark: pictureName, markLight: pictureName }),
  copyright: z.string().includes('{brand}'),
  forms: z.strictObject({
    enquiry: formServiceSchema.extend({
      /** 'completed': any answer counts as sent; 'confirmed': only the service's own confirmation does. */
      success: z.enum(['completed', 'confirmed']),
    }),
    application: formServiceSchema,
    /** Largest resume, in megabytes. */
    maxResumeMegabytes: z.number().min(1).max(25),
  }),
  /** The site's public address without a path, such as "https://www.example.com"; empty until it is known. */
  siteUrl: z.union([z.literal(''), url]),
});

export const serviceSchema = z.strictObject({
  slug,
  name: line(3, 40),
  /** One sentence on the home page's card. */
  summary: line(30, 90),
  subtitle: bannerSchema.shape.subtitle,
  /** Three to six words. */
  headline: line(10, 50),
  /** First the lead, then one or two paragraphs: what is done, how, and what the client gets. */
  description: z.array(line(80, 480)).min(2).max(3),
  /** Four or five points of 3 to 10 words, no full stop. */
  points: z
    .array(line(12, 70).refine((text) => !text.endsWith('.'), 'must not end with a full stop'))
    .min(4, 'needs four or five points')
    .max(5, 'needs four or five points'),
  picture: pictureName,
  /** What the picture shows, for people who cannot see it. */
  pictureAlt: line(20, 160),
  /** Slugs of three services that a reader may need next. */
  related: z.array(slug).length(3),
  search: searchSchema,
});

const industryCardSchema = z.strictObject({
  icon: iconName,
  title: line(5, 50),
  description: line(80, 320),
});

export const industrySchema = z.strictObject({
  slug,
  name: line(3, 40),
  icon: iconName,
  /** Tall tiles on the home page span two rows and use the square picture. */
  isTall: z.boolean(),
  subtitle: bannerSchema.shape.subtitle,
  heading: line(10, 60),
  lead: line(80, 320),
  cards: z.array(industryCardSchema).length(4, 'needs exactly four cards'),
  /** Pictures of one subject in two shapes: 880 by 880 and 1200 by 640. */
  squarePicture: pictureName,
  widePicture: pictureName,
  pictureAlt: line(20, 160),
  /** Slugs of three services that this industry asks for most. */
  relatedServices: z.array(slug).length(3),
  search: searchSchema,
});

export const technologyPageSchema = z.strictObject({
  slug,
  name: line(3, 40),
  /** One line on the home page's card. */
  summary: line(30, 90),
  subtitle: bannerSchema.shape.subtitle,
  heading: line(10, 60),
  lead: line(60, 320),
  picture: pictureName,
  pictureAlt: line(20, 160),
  technologies: z
    .array(z.strictObject({ name: line(2, 30), logo: pictureName, description: line(60, 220) }))
    .min(1, 'needs at least one technology'),
  /** Slugs of three services in which these technologies are used. */
  relatedServices: z.array(slug).length(3),
  search: searchSchema,
});

export const jobSchema = z.strictObject({
  slug,
  title: line(5, 60),
  location: line(5, 60),
  type: line(3, 20),
  mode: line(3, 20),
  /** Such as "1-4 years". */
  experience: line(3, 20),
  jobDescription: line(120, 600),
  keyResponsibilities: z.array(line(15, 140)).min(4).max(8),
  skillsQualifications: z.array(line(10, 140)).min(4).max(8),
});

export const testimonialSchema = z.strictObject({
  name: line(3, 60),
  title: line(3, 80),
  avatar: pictureName,
  content: line(20, 600),
});

export const partnerSchema = z.strictObject({ name: line(2, 40), logo: pictureName });

export const reviewSchema = z.strictObject({
  name: line(2, 40),
  logo: pictureName,
  /** Width of the logo on the page, in CSS pixels at 36 px height. */
  logoWidth: z.int().min(40).max(220),
  url,
  /** Stars shown, out of five. */
  stars: z.literal(5),
});

const navigationLinkSchema = z.strictObject({ label: line(2, 40), path: z.string().startsWith('/').endsWith('/') });

export const navigationSchema = z.strictObject({
  /** The header's entries in order; 'services' and 'industries' become dropdowns of their pages. */
  header: z.array(
    z.union([navigationLinkSchema, z.strictObject({ label: line(2, 40), list: z.enum(['services', 'industries']) })]),
  ),
  quickLinks: z.array(navigationLinkSchema),
  /** Plain text in the footer: none of these is a link. */
  technology: z.array(line(2, 40)),
});

const cardSchema = z.strictObject({ icon: iconName, title: line(3, 40), description: line(30, 160) });

export const whyChooseUsSchema = z.strictObject({
  heading: line(3, 40),
  lead: line(20, 160),
  groups: z.array(z.array(cardSchema).length(4)).length(2),
});

const sectionSchema = z.strictObject({ heading: line(3, 60), lead: line(10, 240) });

export const homeSchema = z.strictObject({
  search: searchSchema,
  hero: z.strictObject({
    headline: z.string(),
    lead: line(30, 160),
    primaryAction: line(3, 40),
    secondaryAction: line(3, 40),
  }),
  technology: sectionSchema,
  services: sectionSchema,
  industries: sectionSchema.extend({ action: line(3, 40) }),
  partners: z.strictObject({ heading: line(3, 60) }),
  testimonials: sectionSchema,
  reviews: z.strictObject({ heading: line(3, 60), linkText: line(3, 40) }),
});

export const aboutSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  about: z.strictObject({
    heading: line(10, 60),
    paragraphs: z.array(line(60, 400)).min(2),
    picture: pictureName,
    pictureAlt: line(20, 160),
  }),
  story: z.strictObject({ heading: line(3, 40), text: line(60, 400) }),
  mission: z.strictObject({ heading: line(3, 40), text: line(60, 400) }),
  values: sectionSchema.extend({
    items: z.array(z.strictObject({ icon: iconName, title: line(3, 40), description: line(15, 120) })).length(5),
  }),
  ceo: z.strictObject({
    heading: line(3, 40),
    text: line(60, 400),
    name: line(3, 60),
    role: line(3, 60),
    picture: pictureName,
    pictureAlt: line(20, 160),
    social: z.array(socialLinkSchema).length(4),
  }),
  join: z.strictObject({
    heading: line(3, 40),
    text: line(30, 240),
    action: line(3, 40),
    picture: pictureName,
    pictureAlt: line(20, 160),
  }),
});

export const contactSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  heading: line(3, 60),
  lead: line(20, 160),
  details: z.strictObject({ office: line(3, 40), direct: line(3, 40), departments: line(3, 40), sales: line(3, 40) }),
  map: z.strictObject({ title: line(10, 80), linkText: line(5, 60) }),
  heardFromOptions: z.array(line(3, 30)).length(5),
});

export const careersSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  heading: line(3, 60),
  lead: line(20, 240),
});

/** The three short overview pages of /services/, /industries/ and /technologies/. */
export const overviewSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  heading: line(3, 60),
  lead: line(40, 320),
});

export const notFoundSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  heading: line(3, 60),
  lead: line(20, 240),
});

export type Company = z.infer<typeof companySchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type TechnologyPage = z.infer<typeof technologyPageSchema>;
export type Job = z.infer<typeof jobSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Partner = z.infer<typeof partnerSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type SocialLink = z.infer<typeof socialLinkSchema>;
export type WhyChooseUs = z.infer<typeof whyChooseUsSchema>;
export type Search = z.infer<typeof searchSchema>;
export type Banner = z.infer<typeof bannerSchema>;
