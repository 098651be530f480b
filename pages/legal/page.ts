import { company } from '#shared/content/company.ts';
import { legalPages } from '#shared/content/legalPages.ts';
import { privacy } from '#shared/content/privacy.ts';
import { privacyHindi } from '#shared/content/privacyHindi.ts';
import type { Banner, PrivacyWords, Search } from '#shared/content/schema.ts';
import { terms } from '#shared/content/terms.ts';
import { fill } from '#shared/core/fill.ts';
import { siteLang } from '#shared/core/siteLang.ts';
import { siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { definePage, type PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { visitCounter } from '#shared/shell/visitCounter.ts';
import { privacySections } from './privacySections.ts';
import type { LegalSection } from './sections/LegalText.tsx';

const targets = { enquiry: siteFormTarget('enquiry'), application: siteFormTarget('application') };
const { name: legalName, registeredOffice: office, grievanceOfficer: officer } = company.legal;
const { english, hindi } = legalPages;
const hindiLang = 'hi-IN';

type Texts = { search: Search; banner: Banner; changedOn: string };
type Content = {
  sections: LegalSection[];
  /** A summary of the most important points. */
  short?: { heading: string; points: string[] };
  /** The same page in another language, with the link text in that language. */
  translation?: { label: string; path: string; lang: string };
};
type Options = Pick<PageDeclaration, 'lang' | 'translationOf'> & { words?: typeof english };

const pageOf = (
  path: string,
  { search, banner, changedOn }: Texts,
  content: Content,
  { words = english, ...language }: Options = {},
) =>
  definePage({
    path,
    template: 'legal/LegalPage',
    search,
    banner,
    breadcrumbWords: words.breadcrumbWords,
    ...language,
    props: {
      contents: words.contents,
      changed: words.changed,
      changedOn,
      contact: words.contact,
      lang: language.lang,
      ...content,
    },
  });

export type LegalProps = ReturnType<typeof pageOf>['props'];

const noticeIn = (words: PrivacyWords) => ({
  short: { ...words.short, points: words.short.points.map((text) => fill(text, { email: officer.email })) },
  sections: privacySections({ ...company, targets, counter: visitCounter() }, words),
});

export default [
  pageOf('/privacy/', privacy, {
    ...noticeIn(privacy),
    translation: { label: hindi.read, path: '/privacy/hi/', lang: hindiLang },
  }),
  pageOf(
    '/privacy/hi/',
    privacyHindi,
    {
      ...noticeIn(privacyHindi),
      translation: { label: english.read, path: '/privacy/', lang: siteLang },
    },
    { words: hindi, lang: hindiLang, translationOf: '/privacy/' },
  ),
  pageOf('/terms/', terms, {
    sections: terms.sections.map(({ paragraphs, ...section }) => ({
      ...section,
      paragraphs: paragraphs.map((text) => fill(text, { legalName, office })),
    })),
  }),
];
