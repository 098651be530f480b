import { z } from 'zod';
import { indianDay } from '../../core/days.ts';
import { pictureName, pictureNames, pictureOf } from '../pictures.ts';
import {
  email,
  isHttpsUrl,
  line,
  lineOrNone,
  list,
  phone,
  pictureIn,
  replyTime,
  trueOrFalse,
  url,
  visible,
} from './fields.ts';
import { legalDetailsSchema } from './legal.ts';
import { says } from './messages.ts';

const isUrl = (text: string) => url.safeParse(text).success;
const isOrigin = (text: string) => isUrl(text) && new URL(text).href === `${new URL(text).origin}/`;
const isMailto = (text: string) => text.startsWith('mailto:') && email.safeParse(text.slice(7)).success;

export const socialLinkSchema = z.strictObject({
  network: z.enum([
    'linkedin',
    'facebook',
    'instagram',
    'twitter',
    'wellfound',
    'youtube',
    'github',
    'email',
  ]),
  label: line(3, 40).meta({ label: 'Name for screen readers' }),
  url: visible(
    z.string(
      says('write a full address, such as "https://www.example.com/company" or "mailto:hello@example.com"'),
    ),
  )
    .refine((text) => isUrl(text) || isMailto(text))
    .describe('the address of the page there'),
});

const formServiceSchema = z.strictObject({
  service: z
    .enum(['inbox', 'formsubmit', 'basin', 'formspree', 'web3forms', 'custom'])
    .describe('who receives the form; the inbox is on the computer that serves the site'),
  target: visible(
    z.string(
      says(
        'write what the service needs, such as "hello@example.com" for FormSubmit, or leave it empty for the inbox',
      ),
    ),
  ).describe(
    'FormSubmit: the mailbox; Basin, Formspree: the form’s id; Web3Forms: the access key; custom: the full address, or a path on your own server',
  ),
  recipient: line(3, 60).describe('named under the submit button'),
});

const testedAddress = z.string(
  says('write the address that "npm run launch-check" names, or leave it empty'),
);

/** Google refuses to be framed at its other addresses, or redirects to a host that the page's policy does not name. */
function mayBeFramed(text: string): boolean {
  if (!isHttpsUrl(text)) return false;
  const { hostname, pathname, searchParams } = new URL(text);
  if (!/(^|\.)(google\.[a-z.]+|goo\.gl)$/.test(hostname)) return true;
  const isEmbed = /\/embed(\/|$)/.test(pathname) || searchParams.get('output') === 'embed';
  return hostname === 'www.google.com' && isEmbed;
}

const mapMessages = says(
  'in Google Maps choose Share, Embed a map, and copy the address after src=, such as "https://www.google.com/maps/embed?pb=…"',
  'cannot be shown as a map in a page',
);

/** A picture whose shapes become part of the page; builds clean them. */
const markThat = (meaning: string) =>
  pictureIn('brand', 'an .svg whose name begins with “mark”, in plain colours', 'mark.svg')
    .refine(
      (path) =>
        !pictureNames.has(pictureName(path)) ||
        (/\/brand\/mark[^/]*$/.test(path) && pictureOf(path).formats[0]!.type === 'image/svg+xml'),
      'must be an SVG in shared/pictures/brand/ whose name begins with "mark", such as "/shared/pictures/brand/mark.svg"; a logo of another format is a whole one: name it under files',
    )
    .describe(meaning);

const hexColour = z
  .string(says('write six hexadecimal digits after #, such as "#091e3e"'))
  // Browsers get the rule without flags.
  .regex(/^#[\da-fA-F]{6}$/, { abort: true });

/** About as eyes see it, from 0 to 255. */
function lightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = hex.match(/\w\w/g)!.map((part) => Number.parseInt(part, 16));
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

export const brandSchema = z
  .strictObject({
    dark: hexColour.describe('the background of banners, dark sections and buttons on white'),
    bright: hexColour.describe('the accent: buttons on dark sections and, in a darker shade, links'),
  })
  .refine(({ dark, bright }) => lightnessOf(dark) < lightnessOf(bright), {
    path: ['dark'],
    error: 'is lighter than bright, or as light: write the darker of the two colours as dark',
  });

const repositorySchema = z
  .strictObject({
    host: z
      .enum(['github', 'gitlab', 'gitea'])
      .meta({ label: 'Git host', description: 'gitea for Forgejo, too' }),
    name: z
      .string(says('write its owner and name, such as "acme/website"', 'is not the name of a repository'))
      .regex(/^[\w.-]+(\/[\w.-]+)+$/),
    branch: z
      .string(says('write the branch that is published, such as "main"', 'is not the name of a branch'))
      .regex(/^[\w.-]+(\/[\w.-]+)*$/),
    server: z
      .string(says('write the address of your own server without a path, such as "https://git.example.com"'))
      .refine((text) => isHttpsUrl(text) && isOrigin(text) && !/[;,'"]|\/$/.test(text))
      .describe('of your own; none for github.com, gitlab.com and gitea.com')
      .optional(),
    needsReview: trueOrFalse
      .meta({
        label: 'Review',
        description: 'if it is on, each change waits until somebody accepts its pull request',
      })
      .optional(),
  })
  .refine(({ host, needsReview }) => !needsReview || host !== 'gitea', {
    path: ['needsReview'],
    error: 'is not possible on this host: write false',
  })
  .describe('for your administrator: where the files of the site are kept, if staff change them at /editor/');

export const companySchema = z.strictObject({
  name: line(2, 30).describe('the company’s name as people say it, without the legal form'),
  established: z
    .int(says('write the year, such as 2024'))
    .min(1900)
    .max(Number(indianDay(Date.now()).slice(0, 4)))
    .meta({ label: 'Year of establishment' }),
  description: line(60, 200).describe('what search engines are told of the company'),
  brand: brandSchema.meta({
    label: 'Brand colours',
    description:
      'all other colours, the drawings and the icons follow these two; one in which text could not be read is adjusted',
  }),
  address: z
    .strictObject({
      street: line(3, 80).describe('building, street and area of the office'),
      city: line(2, 40),
      region: line(2, 40).meta({ label: 'State' }),
      postalCode: lineOrNone(3, 12).describe('the PIN code, such as 452001'),
      country: line(2, 40),
      countryCode: z
        .string(says('write the two capital letters of the country, such as "IN"'))
        .regex(/^[A-Z]{2}$/),
    })
    .refine(({ countryCode, postalCode }) => countryCode !== 'IN' || /^(\d{3} ?\d{3})?$/.test(postalCode), {
      path: ['postalCode'],
      error: 'is not a PIN code: write its six digits, such as 452001',
    }),
  phone: phone.describe('the number that clients call, such as +91 98765 43210'),
  email: email.describe('the general e-mail address'),
  salesEmail: email.meta({
    label: 'E-mail of sales',
    description: 'the e-mail address of the sales department',
  }),
  careersEmail: email
    .meta({ label: 'E-mail for applicants', description: 'if it differs from the first one' })
    .optional(),
  replyTime: replyTime('within one working day', 'how soon an enquiry is answered'),
  officeHours: z
    .strictObject({
      days: lineOrNone(3, 40).describe('the days on which the office answers'),
      hours: lineOrNone(3, 30).describe('its hours on these days'),
      utcOffset: z
        .string(
          says(
            'write the difference to UTC, such as "+5:30", or leave it empty',
            'is not a difference to UTC',
          ),
        )
        .regex(/^([+-]\d{1,2}(:[0-5]\d)?)?$/)
        .describe('its difference to UTC, such as "+5:30"'),
    })
    .refine(({ days, hours, utcOffset }) => (days && hours) || !(days || hours || utcOffset), {
      error: 'has only some of its parts: write days and hours, or leave all empty',
    })
    .describe('when the office answers; all empty to name no hours'),
  whatsApp: z
    .string(
      says(
        'write the address of a chat, such as "https://wa.me/919876543210", or leave it empty',
        'is no such address',
      ),
    )
    .regex(/^(https:\/\/wa\.me\/\d{8,15})?$/)
    .describe('the chat that the Contact page links to; empty for none'),
  map: z.strictObject({
    embedUrl: visible(z.string(mapMessages)).refine(mayBeFramed, mapMessages).meta({
      label: 'Map in the page',
      description:
        'the office itself: in Google Maps choose Share, Embed a map, and copy the address after src=',
    }),
    linkUrl: url.meta({
      label: 'Link to the map',
      description: 'the address of the office there: in Google Maps choose Share, Copy link',
    }),
    directionsUrl: url.meta({
      label: 'Link to directions',
      description: 'in Google Maps choose Directions to the office, and copy the address of that page',
    }),
  }),
  social: list(socialLinkSchema),
  logo: z.strictObject({
    mark: z
      .strictObject({
        onWhite: markThat('the dark one, in plain colours: an .svg whose name begins with “mark”'),
        onDark: markThat('the light one, which the loader shows, too'),
      })
      .meta({ label: 'Symbol alone' }),
    files: z
      .strictObject({
        onWhite: pictureIn('brand', 'the dark one, best as .svg', 'logo.svg'),
        onDark: pictureIn('brand', 'the light one, best as .svg', 'logo-on-dark.svg'),
      })
      .meta({
        label: 'Whole logos',
        description: 'shown in place of symbol and name; at most eight times as wide as high',
      })
      .optional(),
  }),
  copyright: line(5, 80),
  forms: z
    .strictObject({
      enquiry: formServiceSchema.extend({
        success: z.enum(['completed', 'confirmed']).meta({
          label: 'Counts as sent',
          description: 'completed: after any response; confirmed: after the service’s own confirmation',
        }),
      }),
      application: formServiceSchema,
      maxResumeMegabytes: z
        .number(says('write a number from 1 to 25, such as 5'))
        .min(1)
        .max(25)
        .meta({ label: 'Largest resume, in megabytes' }),
    })
    .describe('for your administrator: who gets what visitors send'),
  testedForms: z
    .strictObject({ enquiry: testedAddress, application: testedAddress })
    .describe(
      'for your administrator: what the launch check names for each form, once a test message has arrived',
    ),
  legal: legalDetailsSchema,
  siteUrl: visible(
    z.string(
      says(
        'write the address with https:// and without a path, such as "https://www.example.com", or leave it empty until it is known',
      ),
    ),
  )
    .refine((text) => text === '' || isOrigin(text))
    .meta({
      label: 'Address of the site',
      description: 'without a path, such as "https://www.example.com"; empty until it is known',
    }),
  repository: repositorySchema.optional(),
});
