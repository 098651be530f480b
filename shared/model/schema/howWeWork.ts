import { z } from 'zod';
import {
  each,
  iconCard,
  iconName,
  line,
  lineOrNone,
  list,
  naming,
  pageSchema,
  promised,
  promisedBannerSchema,
  promisedSectionSchema,
  prose,
  searchSchema,
  slug,
} from './fields.ts';

const title = line(3, 50);
const sentence = line(30, 160);
const label = line(3, 30);
const stageSchema = iconCard(title, promised(line(60, 200)));

export const howWeWorkSchema = pageSchema.extend({
  principles: promisedSectionSchema.extend({ items: list(stageSchema, 3, 3) }),
  path: promisedSectionSchema.extend({
    stages: list(
      stageSchema.extend({
        example: slug
          .meta({
            label: 'Example document',
            description: 'the one that the stage brings',
            refersTo: 'exampleDocuments',
            refersToField: 'documents.*.slug',
          })
          .optional(),
      }),
      4,
      8,
    ),
  }),
  ways: promisedSectionSchema.extend({
    labels: each(['fits', 'price', 'pay', 'change'], label),
    items: list(
      z.strictObject({
        icon: iconName,
        title,
        summary: promised(line(20, 80)),
        fits: sentence,
        price: lineOrNone(2, 60).describe(
          'what it costs at the least, such as ₹2,00,000 for a first version',
        ),
        pay: promised(sentence),
        change: promised(sentence),
      }),
      3,
      3,
    ),
  }),
  questions: promisedSectionSchema.extend({
    items: list(z.strictObject({ question: line(10, 80), answer: promised(prose(100, 480)) }), 1),
  }),
});

const heading = line(3, 50);
const caption = line(3, 40);
const text = line(10, 320);

const figureRow = z.strictObject({
  name: line(3, 60),
  note: line(3, 80).optional(),
  figures: list(line(1, 40).meta({ hasLines: true, description: 'a second line is set smaller' }), 1),
});

const tableSchema = z
  .strictObject({ columns: list(caption, 2), rows: list(figureRow, 1), sum: figureRow })
  .refine(
    ({ columns, rows, sum }) => [...rows, sum].every(({ figures }) => figures.length === columns.length - 1),
    'has a row with more or fewer figures than columns: correct one of them',
  );

const rows = list(z.strictObject({ label: caption, text }));

const partSchema = z.strictObject({
  heading,
  text: text.optional(),
  points: list(line(10, 140)).optional(),
  rows: rows.optional(),
  ticks: rows.optional(),
  table: tableSchema.optional(),
  isWide: z.boolean().optional(),
  signatures: list(caption).optional(),
});

const documentSchema = z.strictObject({
  slug,
  name: line(3, 30),
  search: searchSchema,
  banner: promisedBannerSchema,
  written: line(5, 60),
  parts: promised(list(partSchema, 1)),
});

export const exampleDocumentsSchema = z.strictObject({
  linkText: naming(['name'], line(5, 40)),
  all: heading,
  tag: line(3, 20),
  notice: line(40, 200),
  labels: each(['project', 'client', 'written'], caption),
  project: z.strictObject({ name: line(5, 60), client: line(5, 60) }),
  documents: list(documentSchema, 1),
});
