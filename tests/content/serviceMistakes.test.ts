import { describe, expect, test } from 'vitest';
import { serviceSchema } from '../../shared/content/schema.ts';
import { services } from '../../shared/content/services.ts';
import { at, complaintsOf } from './complaints.ts';

describe('a service', () => {
  const ofService = (spoil: (entry: Record<string, unknown>) => void) =>
    complaintsOf('services', serviceSchema, services[0] as Record<string, unknown>, spoil);
  const service = `services.ts › "${services[0]!.slug}"`;

  test('is accepted when valid', () => {
    expect(ofService(() => {})).toEqual([]);
  });

  test('is refused with an empty list of points', () => {
    const complaints = ofService((entry) => {
      entry.points = [];
    });
    expect(complaints).toEqual(at(`${service} › points`, '', 'four or five points'));
  });

  test('is refused without the field "points"', () => {
    const complaints = ofService((entry) => delete entry.points);
    expect(complaints).toEqual(at(`${service} › points`, 'is missing', 'four or five points'));
  });

  test('is refused with an unknown field', () => {
    const complaints = ofService((entry) => {
      entry.colour = 'blue';
    });
    expect(complaints).toEqual(
      at(service, 'has the unknown field "colour"', /remove it or correct its name/),
    );
  });

  test('is refused with a picture that does not exist', () => {
    const complaints = ofService((entry) => {
      entry.picture = 'services/nothing';
    });
    const wrong = '"services/nothing" is not a picture';
    expect(complaints).toEqual(at(`${service} › picture`, wrong, 'npm run pictures'));
  });

  test('is refused with an invalid slug', () => {
    const complaints = ofService((entry) => {
      entry.slug = 'Web Development';
    });
    expect(complaints).toEqual(at('services.ts › "Web Development" › slug', '', '"web-development"'));
  });

  const ofSteps = (spoil: (steps: (typeof services)[number]['steps']) => void) =>
    ofService((entry) => spoil(entry.steps as (typeof services)[number]['steps']));
  const steps = `${service} › steps`;
  const [firstStep] = services[0]!.steps;

  test('is refused without steps', () => {
    const complaints = ofService((entry) => delete entry.steps);
    expect(complaints).toEqual(at(steps, 'is missing', 'exactly four steps'));
  });

  test('is refused with three steps', () => {
    const complaints = ofSteps((entries) => entries.pop());
    expect(complaints).toEqual(at(steps, 'has 3 entries', 'exactly four steps'));
  });

  test.each([
    ['title', 'Prototyping', 'has 1 word:', '2 to 4 words'],
    ['description', 'The best route becomes clickable.', 'has 5 words', '12 to 25 words'],
    ['description', 'word '.repeat(26), 'has 26 words', '12 to 25 words'],
    ['result', 'A prototype', 'has 2 words', '4 to 12 words'],
    ['result', 'A clickable prototype of the path.', 'ends with a full stop', 'take it away'],
  ] as const)('is refused when the %s of a step is %j', (field, text, wrong, right) => {
    const complaints = ofSteps(([step]) => {
      step![field] = text;
    });
    const name = field === 'title' ? text : firstStep!.title;
    expect(complaints).toEqual(at(`${steps} › "${name}" › ${field}`, wrong, right));
  });

  test('is refused with all its mistakes at once', () => {
    const complaints = ofService((entry) => {
      entry.points = [];
      entry.summary = 'Short.';
    });
    expect(complaints).toEqual([
      ...at(`${service} › summary`, 'is 24 characters too short', '30 to 90 characters'),
      ...at(`${service} › points`, '', 'four or five points'),
    ]);
  });
});
