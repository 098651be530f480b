import type { ApplicantValues, EnquiryValues } from './fields.ts';
import type { ScriptTarget } from './formTarget.ts';
import { failed, judge, type SendResult } from './outcome.ts';
import { applicationPayload, enquiryPayload } from './payload.ts';
import { TimeLimitError, type Timers, withTimeLimit } from './timeLimit.ts';

/** What sending needs of the browser. */
export type SendRuntime = Timers & {
  fetch(address: string, request: RequestInit): Promise<Response>;
  logError(message: string): void;
};

const browser: SendRuntime = {
  fetch: (address, request) => fetch(address, request),
  setTimeout: (action, milliseconds) => setTimeout(action, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
  logError: (message) => console.error(message),
};

/** Timeout for a form without a file, in milliseconds. */
const baseTimeLimit = 30_000;

/** Timeout for an application in milliseconds: one second more for every 50 kB of resume. */
export function applicationTimeLimit(resumeBytes: number): number {
  return baseTimeLimit + 1000 * Math.ceil(resumeBytes / 50_000);
}

async function send(
  target: ScriptTarget,
  body: FormData,
  limit: number,
  runtime: SendRuntime,
): Promise<SendResult> {
  const request = async (signal: AbortSignal) => {
    const response = await runtime.fetch(target.endpoint, {
      method: 'POST',
      body,
      // Without CORS headers the answer cannot be read, which the rule 'completed' does not need.
      mode: target.success === 'completed' ? 'no-cors' : 'cors',
      // One of the few headers that need no preflight; services then answer in JSON instead of redirecting.
      headers: { Accept: 'application/json' },
      signal,
    });
    return judge(response, target.success);
  };
  try {
    return await withTimeLimit(limit, request, runtime);
  } catch (error) {
    return failed(error instanceof TimeLimitError ? 'timeout' : 'network', String(error));
  }
}

/**
 * Sends an enquiry once; never throws. Its failure is logged, as an error and not as a warning: a lost
 * enquiry is lost business, and the visitor does not see it.
 */
export async function sendEnquiry(
  target: ScriptTarget,
  values: EnquiryValues,
  runtime: SendRuntime = browser,
): Promise<SendResult> {
  const result = await send(target, enquiryPayload(values, target), baseTimeLimit, runtime);
  if (result.status === 'failed')
    runtime.logError(`The enquiry was not sent (${result.reason}): ${result.detail}`);
  return result;
}

/** Sends an application once; never throws. */
export async function sendApplication(
  target: ScriptTarget,
  job: string,
  values: ApplicantValues,
  resume: File,
  runtime: SendRuntime = browser,
): Promise<SendResult> {
  const payload = applicationPayload(job, values, resume, target);
  return send(target, payload, applicationTimeLimit(resume.size), runtime);
}
