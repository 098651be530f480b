import { z } from 'zod';
import { indianDay } from '../../core/days.ts';
import { environment } from '../../core/environment.ts';
import { otherKind, pictureEndings } from '../../core/PictureData.ts';
import { contentIconNames } from '../icons.ts';
import { pictureName, pictureNames } from '../pictures.ts';
import { says } from './messages.ts';

/**
 * Invisible characters and signs of one font, which pasted texts may contain and our fonts lack, and U+FFFD, which
 * replaces bytes that are not UTF-8. The joiners that Hindi and emoji need are allowed.
 */
const invisible = /(?!\n)\p{Cc}|[\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}|\ufffd/u;

function complaintOfInvisible(text: string): string {
  const { 0: sign, index } = invisible.exec(text)!;
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, index).trim().split(/\s+/).slice(-2).join(' ');
  const position = before ? `after "${before}"` : 'at its beginning';
  if (sign === '\ufffd')
    return `contains a sign ${position} that is not in UTF-8: save the file as UTF-8 and write the sign again`;
  return `contains the ${/\p{Co}/u.test(sign) ? 'sign' : 'invisible character'} U+${code} ${position}: delete it, or type the words instead of pasting them`;
}

export function visible<Text extends z.ZodType<string>>(text: Text) {
  return text.refine((value) => !invisible.test(value), {
    abort: true,
    error: ({ input }) => complaintOfInvisible(String(input)),
  });
}

/** The longest word that a phone's line holds, with a break between its parts. */
const longestWord = 40;
const tooLongWord = new RegExp(`[^\\s/\\p{Pd}]{${longestWord + 1},}`, 'u');

/** The addresses of links are not shown. */
const withoutAddresses = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']');

function complaintOfWord(text: string): string {
  const [word] = tooLongWord.exec(withoutAddresses(text))!;
  return `has a word of ${word.length} letters, which no phone can wrap: shorten it or put hyphens into "${word}"`;
}

function textOf(min: number, max: number, example: string | undefined, least: number, alternative = '') {
  const right = `write ${min} to ${max} characters${example ? `, such as "${example}"` : ''}${alternative}`;
  return visible(z.string(says(right)))
    .min(least)
    .refine((text) => !tooLongWord.test(withoutAddresses(text)), {
      error: ({ input }) => complaintOfWord(String(input)),
    })
    .meta({ example, advisedLength: { min, max } });
}

/**
 * A text without surrounding spaces, which must not be empty.
 * @param min the advised length in characters, with `max`: the build warns about texts outside this range
 */
export const line = (min: number, max: number, example?: string) => textOf(min, max, example, 1);

/** A line in which `[words](address)` is a link. */
export const prose = (min: number, max: number, example?: string) =>
  line(min, max, example).meta({ takesLinks: true });

/** A text in which these names in braces are replaced with values where it is shown. */
export const naming = <Text extends z.ZodType>(names: string[], text: Text): Text => text.meta({ names });

/** The same, or "": what it would say is then left out. */
export const lineOrNone = (min: number, max: number, example?: string) =>
  textOf(min, max, example, 0, ', or leave it empty');

/** @param meaning what is answered */
export const replyTime = (example: string, meaning: string) =>
  lineOrNone(3, 40, example).meta({
    description: `${meaning}, as the end of “We reply …”; empty to name no time`,
    adviceOn: (time: string) =>
      /^(?:\d|(?:an?|one|two|three|four|five|six|seven|ten) )/i.test(time)
        ? `is read as “We reply ${time}”: write it like “${example}”`
        : undefined,
  });

export function list<Item extends z.ZodType>(item: Item, min = 0, max = Number.POSITIVE_INFINITY) {
  const least = Math.max(min, 1);
  const range = max === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${max}`;
  const right = `write ${min === max ? `exactly ${min}` : range}, with "- " before each${min === 0 ? ', or none: []' : ''}`;
  const entries = z.array(item, says(right));
  const some = min > 0 ? entries.min(min) : entries;
  return max < Number.POSITIVE_INFINITY ? some.max(max) : some;
}

export const each = <Name extends string, Field extends z.ZodType>(names: Name[], field: Field) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>);

/** A field that says how the company works: its file needs the switch `approved`. */
export const promised = <Field extends z.ZodType>(field: Field): Field => field.meta({ promised: true });

/** @param refusal such as "is not a group of jobs" */
export const oneOf = <const Name extends string>(names: readonly Name[], refusal: string) =>
  z.enum(names, says(`write one of ${names.map((name) => `"${name}"`).join(', ')}`, refusal));

const slugThat = (right: string) => z.string(says(right)).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The last part of a page's address, by which other entries refer to this one. */
export const slug = slugThat('write small letters, digits and hyphens, such as "web-development"');

const slugIn = (kind: string, example: string) =>
  slugThat(`write the name of a file in shared/content/${kind}/ without its ending`).meta({
    example,
    refersTo: kind,
  });

export const serviceSlug = slugIn('services', 'web-development');
export const industrySlug = slugIn('industries', 'healthcare');

export const technologyName = z
  .string(says('write the name of a technology, as in shared/content/technologies/'))
  .regex(/\S/)
  .meta({ example: 'React', refersTo: 'technologies', refersToField: 'technologies.*.name' });

/** An icon for content: those of the sprite, and others that only content uses. */
export const iconName = z.enum(
  contentIconNames,
  says('use a name of shared/model/icons.json, such as "heartbeat"', 'is not an icon'),
);

const endingOf = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
const picturePath = /^\/shared\/pictures\/.+\.\w+$/;

const adviceOnFolder = (path: string, folder: string) =>
  /^\/shared\/pictures\/(?:placeholders\/)?(.+)\//.exec(path)?.[1]?.startsWith(folder)
    ? undefined
    : `is not in shared/pictures/${folder}/, whose pictures get the size and shape of this place: move it there`;

/**
 * A picture, by the path of its original.
 * @param folder below shared/pictures/, into which the editor puts what is uploaded
 * @param what what it should be, with its size
 */
export const pictureIn = (folder: string, what: string, example = 'name.svg') =>
  z
    .string(
      says(
        `put ${what} into shared/pictures/${folder}/ and write its path, such as "/shared/pictures/${folder}/${example}"`,
        'is not a picture',
      ),
    )
    .refine((path) => pictureEndings.includes(endingOf(path) ?? 'svg'), {
      abort: true,
      error: ({ input }) => otherKind(endingOf(String(input))!),
    })
    .refine(
      (path) =>
        (environment.showsGaps && path !== '') ||
        (picturePath.test(path) && pictureNames.has(pictureName(path))),
    )
    .meta({ folder, description: what, adviceOn: (path: string) => adviceOnFolder(path, folder) });

export const pictureAlt = line(
  20,
  160,
  'A phone lies flat; a glowing tile has risen from its screen.',
).describe('read to people who do not see it; none for a drawing that shows no more than the text beside it');

export const iconCard = <Title extends z.ZodType, Description extends z.ZodType>(
  title: Title,
  description: Description,
) => z.strictObject({ icon: iconName, title, description });

export const trueOrFalse = z.boolean(says('write true for yes, false for no'));

/** An address on another site, with a registrable host in any script, or on this computer. */
export const url = visible(
  z.url({
    protocol: /^https?$/,
    hostname: z.regexes.hostname,
    ...says('write a full address, such as "https://www.example.com/page"', 'is not a full address'),
  }),
).refine((text) => !/\s/.test(text), 'has a space, which no address has: copy it from a browser');

/** Whether a text is an address that the page itself may load: browsers block others on an https site. */
export const isHttpsUrl = (text: string) =>
  url.safeParse(text).success && new URL(text).protocol === 'https:';

/**
 * An e-mail address for visitors; in ASCII, because not every mail program accepts other characters. Domains in other
 * scripts, such as those that end in भारत, are written in Punycode, to the end of which Zod's own pattern says no.
 */
export const email = z
  .email({
    pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i,
    ...says('write an e-mail address, such as "hello@example.com"', 'is not an e-mail address'),
  })
  .meta({ label: 'E-mail' });

export const phone = z
  .string(
    says(
      'write it with the code of the country, all its digits, no leading 0, and single spaces, such as "+91 98765 43210"',
      'is not a phone number',
    ),
  )
  .regex(/^\+(?:91(?: ?\d){10}|(?!91)\d(?: ?\d){7,14})$/);

export const day = z.iso
  .date(says('write year, month and day, such as "2026-03-02"', 'is not a day'))
  .refine((text) => text <= indianDay(Date.now()), 'is in the future: write the date of today or earlier');

export const path = z
  .string(says('write an address on this site with a slash at both ends, such as "/about/"'))
  .regex(/^\/([a-z0-9-]+\/)*$/);

/** The advised lengths in search results, in characters, of a title without the brand and of a description. */
export const searchLengths = { title: { min: 15, max: 52 }, description: { min: 90, max: 165 } };

export const searchSchema = z.strictObject({
  title: line(searchLengths.title.min, searchLengths.title.max),
  description: line(searchLengths.description.min, searchLengths.description.max),
});

export const bannerSchema = z.strictObject({ title: line(3, 50), subtitle: line(20, 120) });

/** What the file of a page begins with. */
export const pageSchema = z.strictObject({ search: searchSchema, banner: bannerSchema });

export const sectionSchema = z.strictObject({ heading: line(3, 60), lead: prose(10, 240) });

export const promisedBannerSchema = bannerSchema.extend({ subtitle: promised(bannerSchema.shape.subtitle) });
export const promisedSearchSchema = searchSchema.extend({
  description: promised(searchSchema.shape.description),
});
export const promisedSectionSchema = sectionSchema.extend({ lead: promised(sectionSchema.shape.lead) });

export const calloutSchema = z
  .strictObject({ heading: line(10, 60), text: promised(line(30, 200)), action: line(3, 40) })
  .meta({ label: 'Before the footer' });
