// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftLifetime } from '../../../shared/forms/draftLifetime.ts';
import { createDraft } from '../../../shared/forms/drafts.ts';
import { applicantFields, enquiryFields } from '../../../shared/forms/fields.ts';

const applicant = { name: 'Asha', email: 'asha@company.com', phone: '98765' };

/** A draft of a page that has just been loaded: it knows what the storage knows. */
const afterReload = () => createDraft('application', applicantFields);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('survives a reload', () => {
    createDraft('application', applicantFields).write(applicant);
    expect(afterReload().read()).toEqual(applicant);
  });

  it('is empty at first', () => {
    expect(afterReload().read()).toEqual({});
  });

  it('is gone once it was sent, also after a reload', () => {
    const draft = afterReload();
    draft.write(applicant);
    draft.clear();
    expect(draft.read()).toEqual({});
    expect(afterReload().read()).toEqual({});
    expect(sessionStorage.length).toBe(0);
  });

  it('of one form is not that of the other', () => {
    afterReload().write(applicant);
    expect(createDraft('enquiry', enquiryFields).read()).toEqual({});
  });

  it('keeps text alone: no file and no unknown field', () => {
    const values = { ...applicant, phone: new File(['x'], 'resume.pdf'), resume: 'C:\\fakepath\\resume.pdf' };
    afterReload().write(values as never);
    expect(afterReload().read()).toEqual({ name: 'Asha', email: 'asha@company.com' });
    expect(sessionStorage.getItem('draft:application')).not.toContain('resume');
  });

  it.each(['', 'nonsense', 'null', '[]', '"text"', '{"name":5,"email":null,"toString":"x"}'])(
    'reads %j in the storage as nothing',
    (text) => {
      sessionStorage.setItem('draft:application', text);
      expect(afterReload().read()).toEqual({});
    },
  );
});

describe('a draft ends', () => {
  const stored = () => JSON.parse(sessionStorage.getItem('draft:application')!);

  it('two hours after the last edit, on the same page and after a reload', () => {
    vi.useFakeTimers();
    const draft = afterReload();
    draft.write({ ...applicant, phone: '' });
    vi.advanceTimersByTime(draftLifetime - 1);
    draft.write(applicant);
    vi.advanceTimersByTime(draftLifetime - 1);
    expect(afterReload().read()).toEqual(applicant);
    expect(draft.read()).toEqual(applicant);
    vi.advanceTimersByTime(1);
    expect(afterReload().read()).toEqual({});
    expect(draft.read()).toEqual({});
    expect(sessionStorage.length).toBe(0);
  });

  it.each([Number.NaN, 'yesterday', null, {}, Date.now() + 60_000])('when its time is %j', (savedAt) => {
    sessionStorage.setItem('draft:application', JSON.stringify({ ...applicant, savedAt }));
    expect(afterReload().read()).toEqual({});
    expect(sessionStorage.length).toBe(0);
  });

  it('though the time was left out: it counts from when it was first read', () => {
    vi.useFakeTimers();
    sessionStorage.setItem('draft:application', JSON.stringify(applicant));
    expect(afterReload().read()).toEqual(applicant);
    expect(stored()).toEqual({ ...applicant, savedAt: Date.now() });
    vi.advanceTimersByTime(draftLifetime);
    expect(afterReload().read()).toEqual({});
  });
});

describe('where storage fails, a draft lasts as long as the page', () => {
  it('when it is full', () => {
    const full = {
      getItem: () => null,
      removeItem: () => {},
      setItem: vi.fn(() => {
        throw new Error('quota');
      }),
    };
    const draft = createDraft('application', applicantFields, () => full);
    draft.write(applicant);
    expect(full.setItem).toHaveBeenCalledOnce();
    expect(draft.read()).toEqual(applicant);
    draft.clear();
    expect(draft.read()).toEqual({});
  });

  it('when the browser blocks it', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const draft = afterReload();
    expect(draft.read()).toEqual({});
    draft.write(applicant);
    expect(draft.read()).toEqual(applicant);
    draft.clear();
    expect(draft.read()).toEqual({});
  });

  it('when every call throws', () => {
    const deny = () => {
      throw new Error('denied');
    };
    const draft = createDraft('application', applicantFields, () => ({
      getItem: deny,
      setItem: deny,
      removeItem: deny,
    }));
    draft.write(applicant);
    expect(draft.read()).toEqual(applicant);
    draft.clear();
    expect(draft.read()).toEqual({});
  });

  it('when there is none, as on the server', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const draft = afterReload();
    draft.write(applicant);
    expect(draft.read()).toEqual(applicant);
  });
});
