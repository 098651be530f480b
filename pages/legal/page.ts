import { fill } from '#shared/core/fill.ts';
import { siteLang } from '#shared/core/text.ts';
import { siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { company, legalPages, privacy, privacyHindi, terms } from '#shared/model/content.ts';
import type { PrivacyWords } from '#shared/model/schema/legal.ts';
import { definePage, type PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { type LegalSection, privacySections } from './privacySections.ts';

const targets = {
  enquiry: siteFormTarget('enquiry', company),
  application: siteFormTarget('application', company),
};
type Language = typeof legalPages.english & Pick<PageDeclaration, 'lang' | 'translationOf'>;
const english: Language = legalPages.english;
const hindi = { ...legalPages.hindi, lang: 'hi-IN', translationOf: '/privacy/' };

type Content = {
  sections: LegalSection[];
  short?: PrivacyWords['short'];
  /** The same page in another language, with the link text in that language. */
  translation?: { label: string; path: string; lang: string };
};

const pageOf = (
  path: string,
  { search, banner, changedOn }: Pick<PrivacyWords, 'search' | 'banner' | 'changedOn'>,
  content: Content,
  { lang, translationOf, breadcrumbWords, contents, changed, contact } = english,
) =>
  definePage({
    path,
    template: 'legal/LegalPage',
    lang,
    translationOf,
    search,
    banner,
    breadcrumbWords,
    props: { contents, changed, changedOn, contact, lang, ...content },
  });

export type LegalProps = ReturnType<typeof pageOf>['props'];

const noticeIn = (words: PrivacyWords, translation: Content['translation']) => ({
  short: {
    ...words.short,
    points: words.short.points.map((text) =>
      fill(text, { officerEmail: company.legal.grievanceOfficer.email }),
    ),
  },
  sections: privacySections({ ...company, targets }, words),
  translation,
});
const { hasHindiNotice } = company.legal;
const toHindi = hasHindiNotice ? { label: hindi.read, path: '/privacy/hi/', lang: hindi.lang } : undefined;
const toEnglish = { label: english.read, path: '/privacy/', lang: siteLang };

export default [
  pageOf('/privacy/', privacy, noticeIn(privacy, toHindi)),
  ...(hasHindiNotice ? [pageOf('/privacy/hi/', privacyHindi, noticeIn(privacyHindi, toEnglish), hindi)] : []),
  pageOf('/terms/', terms, {
    sections: terms.sections.map(({ paragraphs, ...section }) => ({
      ...section,
      paragraphs: paragraphs.map((text) =>
        fill(text, { legalName: company.legal.name, office: company.legal.registeredOffice }),
      ),
    })),
  }),
];
