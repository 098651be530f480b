import { contentFiles } from '#shared/model/contentFiles.ts';
import { UserError } from '../core/UserError.ts';
import { readContent } from './readContent.ts';

const { entries, files, read: contentRead, warnings: contentWarnings, mistakes } = readContent(contentFiles);
if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));

/* All content of the site. Each import after a change of a file reads all of it again. */

export const { jobs, services, industries, technologies, cases, testimonials, partners, reviews, pages } =
  entries;

export const {
  company,
  navigation,
  home,
  about,
  careers,
  contact,
  howWeWork,
  exampleDocuments,
  overviews,
  whyChooseUs,
  nextSteps,
  caseTexts,
  pageFacts,
  notFound,
  privacy,
  privacyHindi,
  legalPages,
  terms,
} = files;

export { contentRead, contentWarnings };

/** The company's settings that are placeholders, such as `address.street`. */
export const companyPlaceholders: ReadonlySet<string> = new Set(
  contentRead.flatMap(({ kind, placeholders }) =>
    kind === 'company' ? placeholders.map(({ path }) => path.join('.')) : [],
  ),
);
