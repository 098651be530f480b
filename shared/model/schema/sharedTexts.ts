import { z } from 'zod';
import { bannerSchema, calloutSchema, each, line, list, searchSchema, sectionSchema } from './fields.ts';

const caseLabel = line(3, 40, 'The problem');

export const caseTextsSchema = z.strictObject({
  overview: z.strictObject({ search: searchSchema, banner: bannerSchema }),
  section: sectionSchema,
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

export const nextStepsSchema = z.strictObject({
  relatedServices: z.strictObject({
    service: headerSchema.meta(ofService),
    industry: headerSchema.meta(ofIndustry),
    technology: headerSchema.meta(ofTechnology),
  }),
  overviewLinks: each(['services', 'industries', 'technologies'], linkText),
  industriesHeading: line(3, 60, 'Explore by industry'),
  glance: z.strictObject({
    heading: line(3, 60, 'At a glance'),
    labels: list(line(3, 40, 'First result after'), 4, 4),
  }),
  stepsHeading: line(3, 60, 'Four steps, four results'),
  documentsLink: line(3, 60, 'See the documents of an invented project'),
  builtWithHeading: line(3, 60, 'Built with'),
  usedInHeading: line(3, 60, 'Also used in'),
  firstStepHeading: line(3, 60, 'Where such a project starts'),
  companyLinks: each(['about', 'howWeWork'], linkText),
  callouts: z
    .strictObject({
      service: calloutSchema.meta(ofService),
      industry: calloutSchema.meta(ofIndustry),
      technology: calloutSchema.meta(ofTechnology),
    })
    .meta({ label: 'Before the footer' }),
  technologyLink: line(3, 40, 'See the tools'),
  aboutLinks: each(['services', 'technologies', 'howWeWork', 'contact'], linkText),
});

export const pageFactsSchema = z.strictObject({
  heading: line(3, 60, 'Judge us by this page'),
  facts: list(
    z.strictObject({ figure: line(2, 20, '0 cookies'), text: line(10, 60, 'to ask your consent for') }),
  ),
});
