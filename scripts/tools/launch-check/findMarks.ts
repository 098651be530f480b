import { type Mark, marksOf } from '../../../shared/content/marks.ts';
import { fieldOf } from '../../../shared/content/placeOf.ts';
import { beginningOf } from '../../../shared/core/beginningOf.ts';
import type { Group, OpenItem } from '../../lib/OpenItem.ts';
import type { MarkedContent } from './readContent.ts';

/** The report group for the placeholders of a file, or of one of its fields. */
const groupsOfFields: Record<string, Group> = {
  'company.name': 'Name and logo',
  'company.logo': 'Name and logo',
  'company.address': 'Address, phones and mailboxes',
  'company.phone': 'Address, phones and mailboxes',
  'company.email': 'Address, phones and mailboxes',
  'company.salesEmail': 'Address, phones and mailboxes',
  'company.legal': 'Legal',
  'company.social': 'Social links',
  'company.map': 'Map',
  privacyHindi: 'Legal',
  'about.ceo': 'CEO',
  reviews: 'Review links',
  testimonials: 'Testimonials',
  partners: 'Partners',
};

function groupOf(file: string, [field]: string[]): Group {
  return groupsOfFields[`${file}.${field}`] ?? groupsOfFields[file] ?? 'Other placeholders';
}

/** The length of a promise in the report, in characters. */
const longest = 90;

function itemOf({ file, content }: MarkedContent, mark: Mark): OpenItem {
  const isPromise = mark.kind === 'promise';
  return {
    group: isPromise ? 'Promises' : groupOf(file, mark.path),
    place: mark.place ?? `shared/content/${file}.ts`,
    what: fieldOf(mark.path, content),
    belongs: isPromise ? `"${beginningOf(mark.value, longest)}"` : mark.belongs,
  };
}

/** The remaining placeholders and promises; a text that several entries share is listed once. */
export function findMarks(contents: MarkedContent[]): OpenItem[] {
  const seen = new Set<string>();
  return contents.flatMap((marked) =>
    marksOf(marked.content)
      .filter(({ place, value }) => {
        const key = `${place} ${value}`;
        const isNew = place === undefined || !seen.has(key);
        seen.add(key);
        return isNew;
      })
      .map((mark) => itemOf(marked, mark)),
  );
}
