import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { EntryKind } from '../../../scripts/tools/new/EntryKind.ts';
import { industry } from '../../../scripts/tools/new/entries/industry.ts';
import { job } from '../../../scripts/tools/new/entries/job.ts';
import { service } from '../../../scripts/tools/new/entries/service.ts';
import { technology, technologyPage } from '../../../scripts/tools/new/entries/technology.ts';
import { testimonial } from '../../../scripts/tools/new/entries/testimonial.ts';
import { unfilled } from '../../../shared/content/schema/messages.ts';
import {
  industrySchema,
  jobSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from '../../../shared/content/schema.ts';

/** The paths of all texts to fill in. */
function gapsIn(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return value.startsWith(`${unfilled}: `) ? [path.join('.')] : [];
  return Object.entries(Object(value)).flatMap(([key, item]) => gapsIn(item, [...path, key]));
}

describe.each<[string, EntryKind, z.ZodObject]>([
  ['service', service, serviceSchema],
  ['industry', industry, industrySchema],
  ['technology', technology, technologyPageSchema.shape.technologies.element],
  ['technology page', technologyPage, technologyPageSchema],
  ['job', job, jobSchema],
  ['testimonial', testimonial, testimonialSchema],
])('the draft of a %s', (_name, kind, schema) => {
  const draft = kind.draft("Client's choice", 'clients-choice');
  const issues = schema.safeParse(draft).error?.issues ?? [];
  const messages = new Map(issues.map(({ path, message }) => [path.join('.'), message]));

  test('has every field that the schema asks for, in its order', () => {
    const required = Object.keys(schema.shape).filter(
      (field) => !schema.shape[field as keyof typeof schema.shape]!.safeParse(undefined).success,
    );
    const isOptional = (field: string) => !required.includes(field) && !Object.hasOwn(draft, field);
    expect(Object.keys(draft)).toEqual(Object.keys(schema.shape).filter((field) => !isOptional(field)));
  });

  test('is refused in each text that is to be filled in, with an example of what is right', () => {
    const gaps = gapsIn(draft);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) {
      expect(messages.get(gap), gap).toMatch(
        /^(is still to be filled in|"FILL IN.*" is not a picture): .*such as/,
      );
    }
  });

  test('is refused nowhere else but in the pictures that it needs', () => {
    const pictures = kind.pictures('clients-choice').map(({ name }) => `"${name}" is not a picture`);
    const others = [...messages.keys()].filter((path) => !gapsIn(draft).includes(path));
    expect(others.map((path) => messages.get(path)!.split(':')[0]).sort()).toEqual(pictures.sort());
  });
});
