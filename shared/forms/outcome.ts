import type { SuccessRule } from './forms.ts';

/**
 * Why a form was not sent. file: the resume cannot be read. network: no complete response. timeout: none in time. slow:
 * none in the time that a large file takes on a slow line. status: a response that is not ok. refused: the service
 * reports a failure. unconfirmed: an ok response without the required confirmation.
 */
type FailureReason = 'file' | 'network' | 'timeout' | 'slow' | 'status' | 'refused' | 'unconfirmed';

/** The result of sending a form. `detail` is for logs and includes nothing that a visitor entered. */
export type SendResult = { status: 'sent' } | { status: 'failed'; reason: FailureReason; detail: string };

const sent: SendResult = { status: 'sent' };

/** The result of a form that was not sent. */
export function failed(reason: FailureReason, detail: string): SendResult {
  return { status: 'failed', reason, detail };
}

/** What a JSON response says of `success`, a boolean or a word; a service that writes an `error` instead has refused. */
async function readSuccess(response: Response): Promise<boolean | undefined> {
  const text = await response.text();
  try {
    const { success, error } = Object(JSON.parse(text)) as Record<string, unknown>;
    const word = String(success).toLowerCase();
    if (word === 'true') return true;
    return word === 'false' || typeof error === 'string' ? false : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Judges a response by a rule.
 * @throws the error of reading the body if the connection is lost
 */
export async function judge(response: Response, rule: SuccessRule): Promise<SendResult> {
  if (rule === 'completed') return sent;
  if (!response.ok) return failed('status', `The response has status ${response.status}`);
  const success = await readSuccess(response);
  if (success === false) return failed('refused', 'The service refused the message');
  return rule === 'accepted' || success
    ? sent
    : failed('unconfirmed', 'The response does not confirm the message');
}
