import { describe, expect, test } from 'vitest';
import { serviceSchema } from '../../shared/content/schema.ts';
import { services } from '../../shared/content/services.ts';
import { at, complaintsOf } from './complaints.ts';

describe('invisible characters', () => {
  const complaintsOfText = (summary: string) =>
    complaintsOf('services', serviceSchema, services[0]!, (entry) => {
      entry.summary = summary;
    });
  const place = `services.ts › "${services[0]!.slug}" › summary`;

  test.each([
    ['\u200b', 'U+200B'],
    ['\u0000', 'U+0000'],
    ['\u0007', 'U+0007'],
    ['\u202e', 'U+202E'],
    ['\u2028', 'U+2028'],
    ['\ufeff', 'U+FEFF'],
    ['\ud83d', 'U+D83D'],
    ['\u{e0041}', 'U+E0041'],
  ])('%j is reported as %s, with the words before it', (sign, name) => {
    const complaints = complaintsOfText(`Sites and portals that${sign} your own team can edit.`);
    const wrong = `contains the invisible character ${name} after "portals that"`;
    expect(complaints).toEqual(at(place, wrong, /: delete it, or type the words instead of pasting them/));
  });

  test('are reported at the beginning of a text', () => {
    const complaints = complaintsOfText('\u200eSites and portals that your own team can edit.');
    expect(complaints).toEqual(
      at(place, 'contains the invisible character U+200E at its beginning', 'delete it'),
    );
  });

  test.each(['\n', '\r\n', '\t', '\u00ad', '\u200c', '\u200d', '\u00a0', '\ufe0f'])(
    '%j is accepted: it separates words or lines, or joins letters',
    (sign) => expect(complaintsOfText(`Sites and portals that${sign} your own team can edit.`)).toEqual([]),
  );
});
