import type { Company, PrivacyWords } from '#shared/content/schema.ts';
import { fill, type Values } from '#shared/core/fill.ts';
import { telephoneHref } from '#shared/core/telephoneHref.ts';
import { type FormKind, type FormTarget, fieldsOf } from '#shared/forms/forms.ts';
import type { LegalRow, LegalSection } from './sections/LegalText.tsx';

/** The settings from which the privacy page is derived. */
export type PrivacySettings = Pick<Company, 'legal' | 'map'> & {
  targets: Record<FormKind, FormTarget>;
  /** Address of the visit counter; empty for none. */
  counter: string;
};

function factsOf({ legal, map, counter }: PrivacySettings): Values {
  return {
    legalName: legal.name,
    enquiryMonths: legal.keepsEnquiriesMonths,
    applicationMonths: legal.keepsApplicationsMonths,
    officer: legal.grievanceOfficer.name,
    officerEmail: legal.grievanceOfficer.email,
    counterHost: counter && new URL(counter).host,
    mapHost: new URL(map.embedUrl).host,
    host: legal.host.name,
    logDays: legal.host.keepsLogsDays,
  };
}

function processorOf(
  { service, serviceName, recipient, action }: FormTarget,
  { processors }: PrivacyWords,
): string {
  if (service === 'inbox') return processors.inbox;
  const isOwnServer = action.startsWith('/');
  return fill(isOwnServer ? processors.ownServer : processors.service, { service: serviceName, recipient });
}

function contactRows({ legal }: PrivacySettings, { rows }: PrivacyWords['responsible']): LegalRow[] {
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

/**
 * Derives the privacy page's sections from the settings, so that they cover everything that the site does with data.
 * @param words in the language of the page
 */
export function privacySections(settings: PrivacySettings, words: PrivacyWords): LegalSection[] {
  const { responsible, enquiry, application, browser, map, log, sharing, grounds, rights, laws } = words;
  const { targets, counter } = settings;
  const sections: LegalSection[] = [
    {
      id: 'responsible',
      heading: responsible.heading,
      paragraphs: [responsible.text],
      rows: contactRows(settings, responsible),
    },
    {
      id: 'enquiry',
      heading: enquiry.heading,
      paragraphs: [enquiry.text],
      rows: fieldsOf('enquiry').map((field) => enquiry.fields[field]),
      after: [enquiry.use, processorOf(targets.enquiry, words), enquiry.kept],
    },
    {
      id: 'application',
      heading: application.heading,
      paragraphs: [application.text],
      rows: [application.job, ...fieldsOf('application').map((field) => application.fields[field])],
      after: [application.use, processorOf(targets.application, words), application.kept],
    },
    { id: 'browser', heading: browser.heading, paragraphs: [browser.drafts, browser.motion] },
    { id: 'map', heading: map.heading, paragraphs: [map.text] },
    { id: 'log', heading: log.heading, paragraphs: [log.text, counter ? log.counted : log.notCounted] },
    { id: 'recipients', ...sharing },
    { id: 'grounds', ...grounds },
    {
      id: 'rights',
      heading: rights.heading,
      paragraphs: [],
      rows: rights.points,
      after: [rights.how, rights.complaint, rights.languages],
    },
    { id: 'laws', heading: laws.heading, paragraphs: [laws.text, laws.changes] },
  ];
  const facts = factsOf(settings);
  const fillIn = (text: string) => fill(text, facts);
  return sections.map(({ paragraphs, after = [], ...section }) => ({
    ...section,
    paragraphs: paragraphs.map(fillIn),
    after: after.map(fillIn),
  }));
}
