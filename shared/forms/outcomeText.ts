import { fill } from '../core/fill.ts';
import { siteLang } from '../core/text.ts';
import { outcomeWords } from '../words/forms.ts';
import type { Outcome } from './useDelivery.ts';

/**
 * What stays below a form once its message has gone.
 * @param reply how soon we reply, in a sentence; may be empty
 * @param email the mailbox for those whose form cannot be sent; without one, a failure is not told
 */
export function outcomeText(outcome: Outcome | undefined, reply: string, email?: string): string {
  if (!outcome) return '';
  if (outcome.status !== 'sent') return email ? fill(outcomeWords.failed, { email }) : '';
  const time = outcome.at.toLocaleTimeString(siteLang, { hour: 'numeric', minute: '2-digit' });
  return `${fill(outcomeWords.sent, { time })} ${reply}`.trim();
}
