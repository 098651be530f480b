import { z } from 'zod';
import { bannerSchema, line, list, promised, searchSchema, slug } from './fields.ts';
import { says } from './messages.ts';

const heading = line(3, 50, 'What we build');
const label = line(3, 40, 'At most');
const text = line(10, 320, 'Trade customers order by phone, and three people type the orders in.');
const days = z.int(says('write whole days, such as 3')).min(0);
const rupees = z.int(says('write whole rupees, such as 12000')).positive();

const pieceSchema = z
  .strictObject({
    name: line(5, 40, 'Basket and order'),
    /** What it does, for the scope. */
    does: line(30, 140, 'Pack sizes and the credit limit are checked before an order is sent.'),
    /** Why it may take longer, for the estimate. */
    risk: line(15, 80, 'Discounts follow more rules than we know of.'),
    /** Days if all goes well, and if what may go wrong does. */
    likely: days,
    most: days,
    /** Days worked and days left, for the build note. */
    worked: days,
    left: days,
  })
  .refine(({ likely, most }) => likely <= most, 'likely takes more days than at most: correct one of them');

/** Tables that are derived from the project. */
const tables = ['pieces', 'estimate', 'progress', 'otherCosts', 'account'] as const;

const rows = list(
  z.strictObject({ label, text }),
  'list rows, such as { label: "Source code", text: "In your repository since week 1." }',
).readonly();

const partSchema = z.strictObject({
  heading,
  /** Texts may name figures of the project, such as {likelyDays}: pages/examples/figuresOf.ts lists them. */
  text: text.optional(),
  points: list(
    line(10, 140, 'No order is typed a second time'),
    'list short points, such as "No order is typed a second time"',
  )
    .readonly()
    .optional(),
  rows: rows.optional(),
  /** Rows with a ticked box. */
  ticks: rows.optional(),
  table: z.enum(tables).optional(),
  /** Empty lines to sign on, each with the name of who signs. */
  signatures: list(label, 'list who signs, such as "Received by"').readonly().optional(),
});

const documentSchema = z.strictObject({
  slug,
  /** In links, after "See an example". */
  name: line(3, 30, 'build note'),
  search: searchSchema,
  banner: bannerSchema,
  /** When it was written, by the weeks of the project. */
  written: line(5, 60, 'End of week 4'),
  parts: promised(
    list(partSchema, 'write at least one part, such as { heading: "The task", text: "…" }').min(1),
  ),
});

/** Example documents of one project, in the order in which it brings them. */
export const examplesSchema = z.strictObject({
  /** Links to a document, with its {name}. */
  linkText: line(5, 40, 'See an example {name}'),
  /** Beside each document: the heading of the links to all. */
  all: heading,
  /** On each document. */
  tag: line(3, 20, 'Example'),
  notice: line(40, 200, 'There is no such client, and the figures are no offer.'),
  labels: z.strictObject({
    project: label,
    client: label,
    written: label,
    piece: label,
    likely: label,
    most: label,
    worked: label,
    left: label,
    sum: label,
    cost: label,
    monthly: label,
    account: label,
    time: label,
    amount: label,
    day: label,
    /** With the number of {days}. */
    days: label,
    ready: label,
    underway: label,
    planned: label,
  }),
  project: z.strictObject({
    name: line(5, 60, 'Order portal for trade customers'),
    client: line(5, 60, 'A wholesale business'),
    dayRate: rupees,
    /** Days that the team works in a week. */
    daysPerWeek: days.min(1),
    /** The week at whose end the build note was written. */
    notedInWeek: days.min(1),
    pieces: list(pieceSchema, 'write at least two pieces, such as { name: "Order desk", … }').min(2),
    /** What others charge each month. */
    otherCosts: list(
      z.strictObject({ name: line(5, 60, 'Server with backups'), monthly: rupees }),
      'write at least one, such as { name: "Server with backups", monthly: 3500 }',
    ).min(1),
  }),
  documents: list(documentSchema, 'write at least one document, such as { slug: "scope", … }').min(1),
});
