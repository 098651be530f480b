import { savesData } from './motion/savesData.ts';
import { speculationRules } from './speculationRules.ts';

/** Lets the browser prerender the page of a link that is hovered or pressed, except for visitors who save data. */
export function prerenderLinks(): void {
  if (savesData()) return;
  const text = speculationRules(import.meta.env.BASE_URL);
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text }));
}
