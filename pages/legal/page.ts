import { company } from '../../shared/content/company.ts';
import { legalPages } from '../../shared/content/legalPages.ts';
import { privacy } from '../../shared/content/privacy.ts';
import type { Banner, Search } from '../../shared/content/schema.ts';
import { terms } from '../../shared/content/terms.ts';
import { fill } from '../../shared/core/fill.ts';
import { siteFormTarget } from '../../shared/forms/siteFormTarget.ts';
import { definePage } from '../../shared/shell/pageDeclaration.ts';
import { visitCounter } from '../../shared/shell/visitCounter.ts';
import type { LegalPageProps } from './LegalPage.tsx';
import { privacySections } from './privacySections.ts';

const targets = { enquiry: siteFormTarget('enquiry'), application: siteFormTarget('application') };
const { name: legalName, registeredOffice: office } = company.legal;

const pageOf = (
  path: string,
  { search, banner, changedOn }: { search: Search; banner: Banner; changedOn: string },
  parts: Pick<LegalPageProps, 'sections' | 'short'>,
) =>
  definePage<LegalPageProps>({
    path,
    template: 'legal/LegalPage',
    name: banner.title,
    search,
    banner,
    props: {
      contents: legalPages.contents,
      changed: legalPages.changed,
      changedOn,
      contact: legalPages.contact,
      ...parts,
    },
  });

export default [
  pageOf('/privacy/', privacy, {
    short: privacy.short,
    sections: privacySections({ ...company, targets, counter: visitCounter() }),
  }),
  pageOf('/terms/', terms, {
    sections: terms.sections.map(({ paragraphs, ...section }) => ({
      ...section,
      paragraphs: paragraphs.map((text) => fill(text, { legalName, office })),
    })),
  }),
];
