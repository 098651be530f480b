import { attempt } from '../core/attempt.ts';
import type { FormDescription } from '../words/formDescription.ts';
import type { FormTarget, SuccessRule } from './forms.ts';
import { payloadOf, type Sent } from './payload.ts';

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
async function judge(response: Response, rule: SuccessRule): Promise<SendResult> {
  if (rule === 'completed') return sent;
  if (!response.ok) return failed(`The response has status ${response.status}`);
  const success = await readSuccess(response);
  if (success === false) return failed('The service refused the message');
  return rule === 'accepted' || success ? sent : failed('The response does not confirm the message');
}

/** In milliseconds. */
const patience = 30_000;

/** Bytes that the slowest usable line sends within that time: 6 kB a second, less than EDGE. */
const slowestProgress = 180_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ends a request that has stalled; its reason is the status of the result. Scripts are not told how much of an upload
 * has gone, so the line is asked instead, once it takes longer: if the site itself does not answer twice, nothing gets
 * through. As long as it answers, there is time for the whole file on the slowest line. The tries are counted instead of
 * the time, because a phone may stop a page in between.
 */
async function endSilence(request: AbortController, bytes: number, isOver: () => boolean): Promise<void> {
  const { signal } = request;
  let turnsLeft = Math.ceil(bytes / slowestProgress);
  const status = turnsLeft > 1 ? 'slow' : 'failed';
  let silentTurns = 0;
  await wait(patience);
  while (!isOver() && silentTurns < 2 && turnsLeft > 0) {
    turnsLeft -= 1;
    silentTurns += 1;
    const onAnswer = () => {
      silentTurns = 0;
    };
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(onAnswer, () => {});
    await wait(patience);
  }
  if (!isOver()) request.abort(silentTurns < 2 ? status : 'failed');
}

async function send(target: FormTarget, body: FormData, bytes: number): Promise<SendResult> {
  const controller = new AbortController();
  let isOver = false;
  endSilence(controller, bytes, () => isOver);
  try {
    // A full address: `fetch` refuses a path on a page whose address includes a user name and password.
    const response = await fetch(new URL(target.endpoint, location.href), {
      method: 'POST',
      body,
      // Without CORS headers the response cannot be read, which the rule 'completed' does not need.
      mode: target.success === 'completed' ? 'no-cors' : 'cors',
      // One of the few headers that need no preflight; services then answer in JSON instead of redirecting.
      headers: { Accept: 'application/json' },
      // Even if the page is left, which browsers refuse above 64 KiB.
      keepalive: bytes === 0,
      signal: controller.signal,
    });
    return await judge(response, target.success);
  } catch (error) {
    const { aborted, reason: status } = controller.signal;
    return aborted ? { status, detail: 'No complete response in time' } : failed(String(error));
  } finally {
    isOver = true;
  }
}

/** Never throws. A lost enquiry is logged, because the visitor sees no message. */
export async function sendForm(form: FormDescription, target: FormTarget, sent: Sent): Promise<SendResult> {
  const bytes = sent.resume instanceof File ? sent.resume.size : 0;
  const result = await send(target, payloadOf(form, target, sent), bytes);
  if (form.kind === 'enquiry' && result.status !== 'sent')
    console.error(`The enquiry was not sent: ${result.detail}`);
  return result;
}
