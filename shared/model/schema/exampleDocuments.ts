import { z } from 'zod';
import { each, line, list, naming, promised, promisedBannerSchema, searchSchema, slug } from './fields.ts';

const heading = line(3, 50);
const label = line(3, 40);
const text = line(10, 320);

const figureRow = z.strictObject({
  name: line(3, 60),
  note: line(3, 80).optional(),
  figures: list(line(1, 40).meta({ hasLines: true, meaning: 'a second line is set smaller' }), 1).readonly(),
});

const tableSchema = z
  .strictObject({
    columns: list(label, 2).readonly(),
    rows: list(figureRow, 1).readonly(),
    sum: figureRow,
  })
  .refine(
    ({ columns, rows, sum }) => [...rows, sum].every(({ figures }) => figures.length === columns.length - 1),
    'has a row with more or fewer figures than columns: correct one of them',
  );

const rows = list(z.strictObject({ label, text })).readonly();

const partSchema = z.strictObject({
  heading,
  text: text.optional(),
  points: list(line(10, 140)).readonly().optional(),
  rows: rows.optional(),
  ticks: rows.optional(),
  table: tableSchema.optional(),
  isWide: z.boolean().optional(),
  signatures: list(label).readonly().optional(),
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
  labels: each(['project', 'client', 'written'], label),
  project: z.strictObject({
    name: line(5, 60),
    client: line(5, 60),
  }),
  documents: list(documentSchema, 1),
});
