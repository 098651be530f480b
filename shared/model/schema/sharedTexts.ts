import { z } from 'zod';
import { calloutSchema, each, line, list, pageSchema, path, sectionSchema, trueOrFalse } from './fields.ts';
import { says } from './messages.ts';

const caseLabel = line(3, 40);

export const caseTextsSchema = z.strictObject({
  overview: pageSchema,
  section: sectionSchema,
  linkText: caseLabel,
  labels: each(['problem', 'built', 'result', 'sector', 'duration', 'stack', 'link'], caseLabel),
});

const linkText = line(3, 40);
const ofService = { label: 'On a service’s page' };
const ofIndustry = { label: 'On an industry’s page' };
const ofTechnology = { label: 'On a technology page' };
const headerSchema = z.strictObject({ heading: line(3, 60), lead: line(20, 160) });

export const nextStepsSchema = z.strictObject({
  relatedServices: z.strictObject({
    service: headerSchema.meta(ofService),
    industry: headerSchema.meta(ofIndustry),
    technology: headerSchema.meta(ofTechnology),
  }),
  overviewLinks: each(['services', 'industries', 'technologies'], linkText),
  industriesHeading: line(3, 60),
  glance: z.strictObject({ heading: line(3, 60), labels: list(line(3, 40), 4, 4) }),
  stepsHeading: line(3, 60),
  documentsLink: line(3, 60),
  builtWithHeading: line(3, 60),
  usedInHeading: line(3, 60),
  firstStepHeading: line(3, 60),
  companyLinks: each(['about', 'howWeWork'], linkText),
  callouts: z
    .strictObject({
      service: calloutSchema.meta(ofService),
      industry: calloutSchema.meta(ofIndustry),
      technology: calloutSchema.meta(ofTechnology),
    })
    .meta({ label: 'Before the footer' }),
  technologyLink: line(3, 40),
  aboutLinks: each(['services', 'technologies', 'howWeWork', 'contact'], linkText),
});

export const pageFactsSchema = z.strictObject({
  heading: line(3, 60),
  facts: list(z.strictObject({ figure: line(2, 20), text: line(10, 60) })),
});

const navigationLinkSchema = z.strictObject({ label: line(2, 40), path });

const headerEntrySchema = z.union(
  [
    navigationLinkSchema.extend({ isButton: trueOrFalse.optional() }),
    z.strictObject({ label: line(2, 40), list: z.enum(['services', 'industries']) }),
  ],
  says(
    'write label and path, such as "About Us" and "/about/", or label and list, such as "Services" and services',
  ),
);

export const navigationSchema = z.strictObject({
  /**
   * The header's entries in order; 'services' and 'industries' become dropdowns of their pages, and `isButton` makes
   * a link the header's button.
   */
  header: z.array(headerEntrySchema),
  menuFoot: navigationLinkSchema,
  /** `page` is the page's own address where `path` is its alias. */
  quickLinks: z.array(navigationLinkSchema.extend({ page: path.optional() })),
  bottomRow: z.array(navigationLinkSchema),
  /** Plain text in the footer: none of these is a link. */
  technology: z.array(line(2, 40)),
});
