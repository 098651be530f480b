import { indianDay } from '#shared/core/days.ts';
import { slugOf } from '#shared/core/text.ts';
import { brokenLinks, repetitionsOf } from '#shared/model/checkReferences.ts';
import { jobStateOn } from '#shared/model/jobState.ts';
import { pictureName, pictureNames } from '#shared/model/pictures.ts';
import { distinctFields, repetition } from '#shared/model/readContent.ts';
import { readFile } from '#shared/model/readFile.ts';
import { fieldsOfFile, type Job, namingField } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/yaml.ts';
import { vectorFault } from '../pictures/checkVector.ts';
import { placeAdvice, type Size } from '../pictures/recipes.ts';
import { kindOf, type Taken } from './editorConfig.ts';
import { type FormField, formOf } from './formOf.ts';

function labelled(path: string, form: FormField[]): string {
  let fields = form;
  const steps = path.split(' › ').map((step) => {
    const field = fields.find(({ name }) => name === step);
    // An entry of a list.
    if (!field) return step;
    fields = (field.fields as FormField[]) ?? [];
    return field.label;
  });
  return steps.join(' › ');
}

/** The pictures in a form, by the paths of their fields, such as `logo.files.onDark`; of drawings, their texts. */
export type Pictures = Record<string, Size & { drawing?: string | undefined }>;

/** What is wrong with new pictures: of what was there before, the form shows a smaller one. */
function faultsOfPictures({ data, placeOf }: ReturnType<typeof readFile>, pictures: Pictures) {
  const faults = { mistakes: [] as string[], advice: [] as string[] };
  for (const [field, { drawing, ...size }] of Object.entries(pictures)) {
    const steps = field.split('.');
    const name = pictureName(String(steps.reduce<unknown>((value, step) => Object(value)[step], data)));
    if (pictureNames.has(name)) continue;
    const words = drawing === undefined ? placeAdvice(name, size) : vectorFault(drawing);
    if (words) faults[drawing === undefined ? 'advice' : 'mistakes'].push(`${placeOf(steps)}: ${words}`);
  }
  return faults;
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' ? Object.values(Object(value)).flatMap(textsIn) : [String(value ?? '')];

type Site = { taken: Taken[]; addresses: string[] };

/**
 * The mistakes and the advice that a build would print of the data of a content file, by the labels of the form and in
 * its order.
 * @param site its entries, and the addresses of its pages; undefined offline
 * @param both the fields that somebody else has changed, too, with that person's values
 */
export function faultsIn(
  file: string,
  data: unknown,
  site?: Site,
  both: Record<string, unknown> = {},
  pictures: Pictures = {},
): { mistakes: string[]; advice: string[] } {
  const kind = kindOf(file);
  const read = readFile(file, writeYaml(data), kind);
  const others = (site?.taken ?? []).filter((other) => other.kind === kind && other.slug !== read.slug);
  const own: Taken = { ...read.data, kind, slug: read.slug };
  const repetitions = distinctFields.flatMap((field) =>
    repetitionsOf([...others, own], ({ [field]: name }) => (typeof name === 'string' ? name : undefined))
      .filter(([entry]) => entry === own)
      .map(([, first]) => `${read.placeOf([field])}: ${repetition(own[field], first.slug)}`),
  );
  // The editor makes the name of a file from that of the entry or, without Latin letters, by chance.
  const isByChance = 'slug' in read.data && /^[\da-f]{12}$/.test(read.slug);
  const naming = namingField(read.data);
  const [, similar] = /^(.*)-\d+$/.exec(read.slug) ?? [];
  const isSecond =
    similar === slugOf(String(read.data[naming])) && others.some(({ slug }) => slug === similar);
  const second = `${read.placeOf([naming])}: is so much like that of “${similar}” that the address becomes “${read.slug}”, and stays so: write another one to have another address`;
  const unnamed = `${read.placeOf([naming])}: has no Latin letters, of which its address is made: add some, such as "वेब डेवलपर (Web Developer)"`;
  const conflicts = Object.entries(both).map(([field, value]) => {
    const own = textsIn(read.data[field as keyof typeof read.data]);
    const theirs = textsIn(value).filter((text) => !own.includes(text));
    return `${read.placeOf([field])}: has been changed elsewhere to “${theirs.join(' … ')}” since you began: Save again to put yours in its place, or reload this page and discard the draft`;
  });
  // What lies in public/ is known to the build.
  const isKnown = (address: string) => site!.addresses.includes(address) || /^\/.*\./.test(address);
  const links = site ? brokenLinks(read.data, isKnown, read.placeOf) : [];
  const ofPictures = faultsOfPictures(read, pictures);
  const mistakes = [
    ...conflicts,
    ...ofPictures.mistakes,
    ...read.gaps,
    ...read.mistakes,
    ...repetitions,
    ...links,
    ...(isByChance ? [unnamed] : []),
  ];
  const job = read.data as Job;
  const hasExpired = kind === 'jobs' && !job.isClosed && jobStateOn(job, indianDay(Date.now())) === 'closed';
  const expired = `${read.placeOf(['closesOn'])}: is past, so the job is closed: clear it, or write a later day, to open it`;
  const advice = [
    ...read.warnings,
    ...ofPictures.advice,
    ...(hasExpired ? [expired] : []),
    ...(isSecond && repetitions.length === 0 ? [second] : []),
  ];
  const form = mistakes.length + advice.length > 0 ? formOf(fieldsOfFile(kind)) : [];
  const inForm = (lines: string[]) =>
    lines
      .map((line) => {
        const [, path = '', words = line] = /^\S+\.yaml:\d+(?: › (.*?))?: (.*)$/s.exec(line) ?? [];
        const [first] = path.split(' › ');
        return { path, words, at: form.findIndex(({ name }) => name === first) };
      })
      .sort((one, other) => one.at - other.at)
      .map(({ path, words }) => `${path && `${labelled(path, form)}: `}${words}`);
  return { mistakes: inForm(mistakes), advice: inForm(advice) };
}
