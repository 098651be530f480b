import { z } from 'zod';
import {
  bannerSchema,
  each,
  iconName,
  line,
  lineOrNone,
  list,
  promised,
  promisedSectionSchema,
  searchSchema,
  slug,
} from './fields.ts';

const title = line(3, 50, 'First contact');
const sentence = line(30, 160, 'A rate for each person and month, agreed in advance.');
const label = line(3, 30, 'Fits when');
const stageSchema = z.strictObject({
  icon: iconName,
  title,
  description: promised(
    line(60, 200, 'You leave your details or write to us, and we answer with questions.'),
  ),
});

export const howWeWorkSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  principles: promisedSectionSchema.extend({
    items: list(stageSchema, 3, 3),
  }),
  /** The stages of a project in order; the last one is the end of the path. */
  path: promisedSectionSchema.extend({
    stages: list(
      stageSchema.extend({
        example: slug
          .meta({
            label: 'Example document',
            meaning: 'the one that the stage brings',
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
        summary: promised(line(20, 80, 'A described result at an agreed price.')),
        fits: sentence,
        price: lineOrNone(2, 60, '₹2,00,000 for a first version').meta({
          meaning: 'what it costs at the least, such as ₹2,00,000 for a first version',
        }),
        pay: promised(sentence),
        change: promised(sentence),
      }),
      3,
      3,
    ),
  }),
  questions: promisedSectionSchema.extend({
    items: list(
      z.strictObject({
        question: line(10, 80, 'Who owns the code?'),
        answer: promised(
          line(
            100,
            480,
            'You do. The contract transfers the rights in what we make for you to you, step by step, as you pay for it.',
          ),
        ),
      }),
      1,
    ),
  }),
});
