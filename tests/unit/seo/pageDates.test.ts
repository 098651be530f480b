import { describe, expect, test } from 'vitest';
import { hashText, updatePageDates, withPageDates } from '../../../scripts/pipeline/pages/pageDates.ts';
import { examplePage } from './examplePage.ts';

const page = (lead: string, more: object = {}) => examplePage({ props: { lead, ...more } });
const today = '2026-03-02';

describe('the hash of a text', () => {
  test('follows every word that is read, and the search texts', () => {
    expect(hashText(page('One lead.'))).not.toBe(hashText(page('Another lead.')));
    const search = { title: 'Another title', description: 'What the company does.' };
    expect(hashText(examplePage({ search }))).not.toBe(hashText(examplePage()));
  });

  test.each(['picture', 'path', 'changedOn'])('stays as it is when %s changes', (key) => {
    expect(hashText(page('Lead.', { [key]: 'one' }))).toBe(hashText(page('Lead.', { [key]: 'other' })));
  });
});

describe('updating', () => {
  const before = updatePageDates([page('Lead.')], {}, '2026-01-01');

  test('dates a new page and one whose text changed', () => {
    expect(before['/about/']?.changedOn).toBe('2026-01-01');
    expect(updatePageDates([page('New lead.')], before, today)['/about/']?.changedOn).toBe(today);
  });

  test('keeps the date of an unchanged text, even an unknown one', () => {
    expect(updatePageDates([page('Lead.')], before, today)).toEqual(before);
    const unknown = { '/about/': { text: hashText(page('Lead.')) } };
    expect(updatePageDates([page('Lead.')], unknown, today)).toEqual(unknown);
  });

  test('leaves out aliases, unlisted pages and pages that are gone', () => {
    const others = [
      examplePage({ path: '/career/', aliasOf: '/careers/' }),
      examplePage({ path: '/404.html', isUnlisted: true }),
      examplePage({ path: '/components/', devOnly: true }),
    ];
    expect(updatePageDates(others, before, today)).toEqual({});
  });
});

describe('a page', () => {
  const known = updatePageDates([page('Lead.')], {}, today);
  const dayOf = (lead: string) => withPageDates([page(lead, { changedOn: '' })], known)[0]!;

  test('has its date while its text is the recorded one', () => {
    expect(dayOf('Lead.').changedOn).toBe(today);
    expect(dayOf('Lead.').props).toEqual({ lead: 'Lead.', changedOn: today });
  });

  test('has no date once its text has changed', () => {
    expect(dayOf('New lead.').changedOn).toBeUndefined();
    expect(dayOf('New lead.').props).toEqual({ lead: 'New lead.', changedOn: '' });
  });

  test('has its date while its recorded text is the same, whatever it shows', () => {
    const [shown] = withPageDates([page('As a variable says.')], known, [page('Lead.')]);
    expect(shown).toMatchObject({ props: { lead: 'As a variable says.' }, changedOn: today });
  });

  test('that does not show the date gets no prop for it', () => {
    expect(withPageDates([page('Lead.')], known)[0]!.props).toEqual({ lead: 'Lead.' });
  });
});
