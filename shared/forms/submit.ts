import type { ApplicantValues, EnquiryValues } from './fields.ts';
import type { FormTarget } from './formTarget.ts';
import { failed, judge, type SendResult } from './outcome.ts';
import { applicationPayload, enquiryPayload } from './payload.ts';

/** Timeout for a form without a file, in milliseconds. */
const baseTimeLimit = 30_000;

/** Timeout for an application in milliseconds: one second more for every 50 kB of resume. */
function applicationTimeLimit(resumeBytes: number): number {
  return baseTimeLimit + 1000 * Math.ceil(resumeBytes / 50_000);
}

/** Sends a form. With `keepalive` it is sent even if its page is left; browsers refuse that above 64 KiB. */
async function send(
  target: FormTarget,
  body: FormData,
  limit: number,
  keepalive = false,
): Promise<SendResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    // A full address: `fetch` refuses a path on a page whose address includes a user name and password.
    const response = await fetch(new URL(target.endpoint, location.href), {
      method: 'POST',
      body,
      // Without CORS headers the response cannot be read, which the rule 'completed' does not need.
      mode: target.success === 'completed' ? 'no-cors' : 'cors',
      // One of the few headers that need no preflight; services then answer in JSON instead of redirecting.
      headers: { Accept: 'application/json' },
      keepalive,
      signal: controller.signal,
    });
    return await judge(response, target.success);
  } catch (error) {
    return controller.signal.aborted
      ? failed('timeout', `No complete response after ${limit / 1000} s`)
      : failed('network', String(error));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends an enquiry once; never throws. A failure is logged as an error, not as a warning: a lost enquiry is lost
 * business, and the visitor sees no message.
 */
export async function sendEnquiry(target: FormTarget, values: EnquiryValues): Promise<SendResult> {
  const result = await send(target, enquiryPayload(values, target), baseTimeLimit, true);
  if (result.status === 'failed')
    console.error(`The enquiry was not sent (${result.reason}): ${result.detail}`);
  return result;
}

/** Sends an application once; never throws. */
export async function sendApplication(
  target: FormTarget,
  job: string,
  values: ApplicantValues,
  resume: File,
): Promise<SendResult> {
  return send(target, applicationPayload(job, values, resume, target), applicationTimeLimit(resume.size));
}
