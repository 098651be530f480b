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
  prose,
  searchSchema,
  slug,
} from './fields.ts';

const title = line(3, 50);
const sentence = line(30, 160);
const label = line(3, 30);
const stageSchema = z.strictObject({
  icon: iconName,
  title,
  description: promised(line(60, 200)),
});

export const howWeWorkSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  principles: promisedSectionSchema.extend({
    items: list(stageSchema, 3, 3),
  }),
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
        summary: promised(line(20, 80)),
        fits: sentence,
        price: lineOrNone(2, 60).meta({
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
        question: line(10, 80),
        answer: promised(prose(100, 480)),
      }),
      1,
    ),
  }),
});
