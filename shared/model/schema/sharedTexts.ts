import { z } from 'zod';
import { bannerSchema, calloutSchema, each, line, list, searchSchema, sectionSchema } from './fields.ts';

const caseLabel = line(3, 40, 'The problem');

/** The texts around cases. */
export const caseTextsSchema = z.strictObject({
  /** The overview of all cases. */
  overview: z.strictObject({ search: searchSchema, banner: bannerSchema }),
  /** Above cases on the overview, the home page and those of services and industries. */
  section: sectionSchema,
  /** The link on each card; the case's name is added for screen readers. */
  linkText: caseLabel,
  labels: each(['problem', 'built', 'result', 'sector', 'duration', 'stack', 'link'], caseLabel),
});

const linkText = line(3, 40, 'See our services');
const ofService = { label: 'On a service’s page' };
const ofIndustry = { label: 'On an industry’s page' };
const ofTechnology = { label: 'On a technology page' };
const headerSchema = z.strictObject({
  heading: line(3, 60, 'Goes well with'),
  lead: line(20, 160, 'Work that often comes before or after this, or runs beside it.'),
});

/** The texts of links from page to page. */
export const nextStepsSchema = z.strictObject({
  relatedServices: z.strictObject({
    service: headerSchema.meta(ofService),
    industry: headerSchema.meta(ofIndustry),
    technology: headerSchema.meta(ofTechnology),
  }),
  /** Links from menus, the home page and single pages to the overviews. */
  overviewLinks: each(['services', 'industries', 'technologies'], linkText),
  industriesHeading: line(3, 60, 'Explore by industry'),
  /** Beside a service's text, with the labels of its four facts. */
  glance: z.strictObject({
    heading: line(3, 60, 'At a glance'),
    labels: list(line(3, 40, 'First result after'), 4, 4),
  }),
  /** Above the steps of a service. */
  stepsHeading: line(3, 60, 'Four steps, four results'),
  documentsLink: line(3, 60, 'See the documents of an invented project'),
  /** Above the technologies of a service, and above the services of a technology group. */
  builtWithHeading: line(3, 60, 'Built with'),
  usedInHeading: line(3, 60, 'Also used in'),
  /** Above the first step in an industry. */
  firstStepHeading: line(3, 60, 'Where such a project starts'),
  /** Links in pages to more about the company. */
  companyLinks: each(['about', 'howWeWork'], linkText),
  callouts: z
    .strictObject({
      service: calloutSchema.meta(ofService),
      industry: calloutSchema.meta(ofIndustry),
      technology: calloutSchema.meta(ofTechnology),
    })
    .meta({ label: 'Before the footer' }),
  /** The link on each card of the overview of technologies; the card's name is added for screen readers. */
  technologyLink: line(3, 40, 'See the tools'),
  aboutLinks: each(['services', 'technologies', 'howWeWork', 'contact'], linkText),
});

/** What a page says of itself. */
export const pageFactsSchema = z.strictObject({
  heading: line(3, 60, 'Judge us by this page'),
  facts: list(
    z.strictObject({ figure: line(2, 20, '0 cookies'), text: line(10, 60, 'to ask your consent for') }),
  ),
});
