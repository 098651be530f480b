import { cases } from '../content/cases.ts';
import { exampleDocuments } from '../content/exampleDocuments.ts';
import { howWeWork } from '../content/howWeWork.ts';
import { industries } from '../content/industries.ts';
import { services } from '../content/services.ts';
import { technologies } from '../content/technologies.ts';
import { checkReferences } from './checkReferences.ts';
import { namedTechnologies } from './namedTechnologies.ts';
import { isFilledIn } from './schema/messages.ts';

const target = { targetFile: 'services', targets: services };
const names = technologies.flatMap((page) => page.technologies.map(({ name }) => name));

function mistakeIn({ name, list }: (typeof namedTechnologies)[number], index: number): string | undefined {
  if (!isFilledIn(name)) return undefined;
  if (!names.includes(name))
    return `"${name}" is not in shared/content/technologies.ts: write one of ${names.join(', ')}`;
  const isRepeated = namedTechnologies.slice(0, index).some((one) => one.list === list && one.name === name);
  return isRepeated ? `"${name}" is named twice: name another one` : undefined;
}

const technologyMistakes = () =>
  namedTechnologies.flatMap((named, index) => {
    const mistake = mistakeIn(named, index);
    return mistake ? [`${named.place}: ${mistake}`] : [];
  });

const stages = howWeWork.path.stages.map(({ title, example }) => ({
  slug: title,
  example: example ? [example] : [],
}));
const documents = { targetFile: 'exampleDocuments', targets: exampleDocuments.documents };

const industryOfCases = cases.map(({ slug, industry }) => ({ slug, industry: industry ? [industry] : [] }));

/** Menus and pages need these lists: an empty one would leave a gap. */
const needed = { services, industries, technologies };

const emptyLists = () =>
  Object.entries(needed)
    .filter(([, entries]) => entries.length === 0)
    .map(([file]) => `shared/content/${file}.ts: has no entries: add at least one with "npm run new"`);

/**
 * A message for each list that must not be empty but is, and for each reference to a missing service, technology or document, for
 * example after one was removed.
 */
export const checkServiceReferences = (): string[] => [
  ...emptyLists(),
  ...technologyMistakes(),
  ...checkReferences({ file: 'services', entries: services, field: 'related', ...target }),
  ...checkReferences({ file: 'industries', entries: industries, field: 'relatedServices', ...target }),
  ...checkReferences({ file: 'technologies', entries: technologies, field: 'relatedServices', ...target }),
  ...checkReferences({ file: 'cases', entries: cases, field: 'services', ...target }),
  ...checkReferences({
    file: 'cases',
    entries: industryOfCases,
    field: 'industry',
    targetFile: 'industries',
    targets: industries,
  }),
  ...checkReferences({ file: 'howWeWork', entries: stages, field: 'example', ...documents }),
];
