import { attempt } from '../core/attempt.ts';
import type { SuccessRule } from './forms.ts';

/** slow: not in the time that a large file takes on a slow line. `detail`, for logs, has nothing that was entered. */
export type SendResult = { status: 'sent' } | { status: 'failed' | 'slow'; detail: string };

const sent: SendResult = { status: 'sent' };

export const failed = (detail: string): SendResult => ({ status: 'failed', detail });

/** `success` may be a boolean or a word; a service that writes an `error` instead has refused. */
async function readSuccess(response: Response): Promise<boolean | undefined> {
  const text = await response.text();
  const { success, error } = Object(attempt(() => JSON.parse(text))) as Record<string, unknown>;
  const word = String(success).toLowerCase();
  if (word === 'true') return true;
  return word === 'false' || typeof error === 'string' ? false : undefined;
}

/** @throws the error of reading the body if the connection is lost */
export async function judge(response: Response, rule: SuccessRule): Promise<SendResult> {
  if (rule === 'completed') return sent;
  if (!response.ok) return failed(`The response has status ${response.status}`);
  const success = await readSuccess(response);
  if (success === false) return failed('The service refused the message');
  return rule === 'accepted' || success ? sent : failed('The response does not confirm the message');
}
