import { fill, type Values } from '#shared/core/fill.ts';
import { telephoneHref } from '#shared/core/text.ts';
import { type FormKind, type FormTarget, formKinds, forms, purposes } from '#shared/forms/forms.ts';
import type { Company } from '#shared/model/schema/files.ts';
import type { PrivacyWords } from '#shared/model/schema/legal.ts';
import type { FieldDescription } from '#shared/words/formDescription.ts';

export type LegalRow = { label: string; description: string; href?: string };

export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: string[];
  rows?: LegalRow[];
  after?: string[];
};

export type PrivacySettings = Pick<Company, 'legal' | 'map'> & { targets: Record<FormKind, FormTarget> };

function processorOf(
  { service, serviceName, recipient, action }: FormTarget,
  { processors }: PrivacyWords,
): string {
  if (service === 'inbox') return processors.inbox;
  const isOwnServer = action.startsWith('/');
  return fill(isOwnServer ? processors.ownServer : processors.service, { service: serviceName, recipient });
}

function factsOf({ legal, map, targets }: PrivacySettings, words: PrivacyWords): Values {
  return {
    ...Object.fromEntries(
      formKinds.flatMap((kind) => [
        [`${kind}Months`, legal[purposes[kind].kept]],
        [`${kind}Processor`, processorOf(targets[kind], words)],
      ]),
    ),
    legalName: legal.name,
    officer: legal.grievanceOfficer.name,
    officerEmail: legal.grievanceOfficer.email,
    mapHost: new URL(map.embedUrl).host,
    host: legal.host.name,
    logDays: legal.host.keepsLogsDays,
  };
}

function contactRows({ legal }: PrivacySettings, { sections }: PrivacyWords): LegalRow[] {
  const { rows } = sections.responsible;
  const { name, email, phone } = legal.grievanceOfficer;
  const all: LegalRow[] = [
    { label: rows.office, description: legal.registeredOffice },
    { label: rows.registration, description: legal.registration },
    { label: rows.officer, description: name },
    { label: rows.email, description: email, href: `mailto:${email}` },
    { label: rows.phone, description: phone, href: telephoneHref(phone) },
  ];
  return all.filter(({ description }) => description !== '');
}

function fieldRows(kind: FormKind, { fields }: PrivacyWords): LegalRow[] {
  const translated: Record<string, LegalRow> | undefined = fields?.[kind];
  const why: Record<string, string> = purposes[kind].why;
  return Object.entries<FieldDescription>(forms[kind].fields).map(
    ([name, { label }]) => translated?.[name] ?? { label, description: why[name]! },
  );
}

export function privacySections(settings: PrivacySettings, words: PrivacyWords): LegalSection[] {
  const { responsible, enquiry, application, ...others } = words.sections;
  const sections: Record<string, Omit<LegalSection, 'id'>> = {
    responsible: { ...responsible, rows: contactRows(settings, words) },
    enquiry: { ...enquiry, rows: fieldRows('enquiry', words) },
    application: { ...application, rows: fieldRows('application', words) },
    ...others,
  };
  const facts = factsOf(settings, words);
  const fillIn = (text: string) => fill(text, facts);
  return Object.entries(sections).map(([id, { paragraphs, after = [], ...section }]) => ({
    ...section,
    id,
    paragraphs: paragraphs.map(fillIn),
    after: after.map(fillIn),
  }));
}
