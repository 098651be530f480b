import type { z } from 'zod';
import type { Meta } from './fieldsIn.ts';

/** What people call fields. Others are called by their names in words: "officeHours" is "Office hours". */
const labels: Record<string, string> = {
  aboutLinks: 'Links on the About page',
  action: 'Button',
  all: 'Heading above the links to all',
  application: 'Application form',
  banner: 'Top of the page',
  builtWith: 'Technologies',
  builtWithHeading: 'Heading above technologies',
  ceo: 'Chief executive',
  change: 'If something changes',
  companyLinks: 'Links to more about the company',
  countryCode: 'Country in two letters',
  direct: 'Phone and e-mail',
  directionsText: 'Link to directions',
  documentsLink: 'Link to the documents',
  enquiry: 'Enquiry form',
  firstStepHeading: 'Heading above the first step',
  fits: 'Fits when',
  fraud: 'Warning about fraud',
  glance: 'Facts at a glance',
  hero: 'Beginning of the page',
  hiring: 'How hiring goes',
  industriesHeading: 'Heading above industries',
  isClosed: 'Closed',
  isTall: 'Tall tile on the home page',
  isWide: 'Takes both columns on paper',
  items: 'Entries',
  lead: 'Sentence below the heading',
  linkText: 'Text of the link',
  mailbox: 'Sentence before the mailbox',
  mainSkills: 'Skills on the card',
  noJobs: 'While no job is open',
  notFoundText: 'Text of the link on the page “not found”',
  onDark: 'On dark backgrounds',
  onWhite: 'On white backgrounds',
  openings: 'People wanted',
  outOf: 'Highest possible rating',
  overviewLinks: 'Links to overviews',
  path: 'The path of a project',
  pay: 'How it is paid',
  pictureAlt: 'What the picture shows',
  primaryAction: 'First button',
  ratedOn: 'Read on',
  recipient: 'Who gets it',
  related: 'Related services',
  search: 'In search results',
  secondaryAction: 'Second button',
  slug: 'Last part of the address',
  social: 'Profiles',
  stack: 'Technologies',
  stepsHeading: 'Heading above the steps',
  subtitle: 'Sentence below the title',
  sum: 'Last row',
  summary: 'Sentence on the card',
  tag: 'Mark on each document',
  target: 'Mailbox, id, key or address',
  technologyLink: 'Link on a technology’s card',
  testedForms: 'Tested addresses of the forms',
  ticks: 'Rows with a tick',
  time: 'How long it takes',
  url: 'Address',
  usedInHeading: 'Heading above other services',
  utcOffset: 'Time zone',
  ways: 'Ways to work with us',
  whatsApp: 'WhatsApp',
  written: 'When it was written',
};

export const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`;

/** What people call a field. Its schema's own label is for one that means something else in its place. */
export const fieldLabel = (name: string, { label }: Meta) =>
  label ?? labels[name] ?? sentence(name.replace(/[A-Z]/g, ' $&').toLowerCase()).slice(0, -1);

const longLimit = 30;

export function hintOf({ description, example, advisedLength, promised }: Meta): string {
  const { min, max } = advisedLength ?? { min: 0, max: 0 };
  return [
    promised && 'A promise to visitors.',
    description && sentence(description),
    max > longLimit && `${min} to ${max} characters look best.`,
    example && !description?.includes('such as') && `Such as “${example.replace(/\.$/, '')}”.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a field must be filled in: its schema accepts nothing in its place. */
export const isNeeded = (schema: z.ZodType) =>
  ![undefined, '', []].some((nothing) => schema.safeParse(nothing).success);
