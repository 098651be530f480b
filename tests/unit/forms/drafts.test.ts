// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createDraft } from '#shared/drafts/createDraft.ts';

const applicant = { name: 'Asha', email: 'asha@company.com', phone: '98765' };

/** A draft of a page that has just been loaded: it knows what the storage knows. */
const afterReload = () => createDraft('application', ['name', 'email', 'phone']);

beforeEach(() => {
  sessionStorage.clear();
});

it('a draft survives a reload until it was sent', () => {
  const draft = afterReload();
  draft.write(applicant);
  expect(afterReload().read()).toEqual(applicant);
  draft.clear();
  expect(draft.read()).toEqual({});
  expect(sessionStorage.length).toBe(0);
});

it('a draft stays when something else was typed while it was sent', () => {
  const draft = afterReload();
  const changed = { ...applicant, name: 'Asha Rao' };
  draft.write(changed);
  draft.clear(applicant);
  expect(draft.read()).toEqual(changed);
  draft.clear(changed);
  expect(draft.read()).toEqual({});
});

it('a draft of one form is separate from that of the other', () => {
  afterReload().write(applicant);
  expect(createDraft('enquiry', ['email']).read()).toEqual({});
});

it('a draft keeps only text: no file and no unknown field', () => {
  const values = { ...applicant, phone: new File(['x'], 'resume.pdf'), resume: 'C:\\fakepath\\resume.pdf' };
  afterReload().write(values as never);
  expect(afterReload().read()).toEqual({ name: 'Asha', email: 'asha@company.com' });
  expect(sessionStorage.getItem('draft:application')).not.toContain('resume');
});

it.each(['nonsense', 'null', '{"name":5,"email":null,"toString":"x"}'])(
  'a draft reads %j in the storage as nothing',
  (text) => {
    sessionStorage.setItem('draft:application', text);
    expect(afterReload().read()).toEqual({});
  },
);

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([
  ['is full', () => ({ getItem: () => null, removeItem: () => {}, setItem: deny })],
  ['is blocked', deny],
  ['throws at every call', () => ({ getItem: deny, setItem: deny, removeItem: deny })],
])('a draft lasts as long as the page where storage %s', (_how, readStorage) => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(readStorage as never);
  const draft = afterReload();
  expect(draft.read()).toEqual({});
  draft.write(applicant);
  expect(draft.read()).toEqual(applicant);
  draft.clear();
  expect(draft.read()).toEqual({});
});
