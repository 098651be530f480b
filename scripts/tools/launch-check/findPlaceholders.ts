import path from 'node:path';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { placeholders } from '../../lib/placeholders.ts';
import { type ContentText, placeOf } from './contentSources.ts';

const fullFieldOf = ({ file, field }: ContentText) => `${path.basename(file, '.ts')} › ${field}`;

/** The texts that are still the ones the site was delivered with. */
export function findPlaceholders(texts: ContentText[]): OpenItem[] {
  return texts.flatMap((text) => {
    const field = fullFieldOf(text);
    const placeholder = placeholders.find(({ where, holds }) => where.test(field) && holds.test(text.value));
    if (!placeholder) return [];
    const { group, belongs } = placeholder;
    return [{ group, place: placeOf(text), what: text.field, belongs }];
  });
}
