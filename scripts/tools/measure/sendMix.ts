import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Sends one kind of request and returns the response's status; undefined if it is aborted. */
type Post = (address: URL, name: string) => Promise<number | undefined>;

/** The results of a load test. */
export type MixResult = {
  /** Responses by kind of request and status; `none` if the sender aborted. */
  answers: Record<string, Record<string, number>>;
  /** Names of the requests acknowledged with status 200. */
  acknowledged: string[];
  /** Response times of the valid requests in milliseconds, sorted. */
  delays: number[];
  milliseconds: number;
};

const json = { Accept: 'application/json' };
const resume = randomBytes(50_000);
const tooLarge = new Uint8Array(27 * 1024 * 1024);

async function post(address: URL, body: BodyInit, headers = {}): Promise<number> {
  const response = await fetch(address, { method: 'POST', body, headers: { ...json, ...headers } });
  await response.arrayBuffer();
  return response.status;
}

const raw = (body: string, type: string) => (address: URL) => post(address, body, { 'Content-Type': type });

const enquiry = (name: string) => new URLSearchParams({ firstName: name, email: 'asha@company.com' });

function application(name: string, file: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('firstName', name);
  form.append('resume', new File([file], 'resume.pdf'));
  return form;
}

/** Writes a request in small parts with pauses; aborts early if `isWhole` is false. */
function inParts(isWhole: boolean): Post {
  return async (address, name) => {
    const body = enquiry(name).toString();
    const head = `POST ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\nAccept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    const socket = connect(Number(address.port), address.hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      answer += part;
    });
    const closed = new Promise<void>((resolve) => socket.on('error', () => {}).on('close', () => resolve()));
    socket.write(head);
    for (const part of body.slice(0, isWhole ? body.length : -1).match(/.{1,16}/g)!) {
      socket.write(part);
      await wait(20);
    }
    if (!isWhole) socket.destroy();
    await closed;
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
    return status === undefined ? undefined : Number(status);
  };
}

/** Kinds of requests, and the percentage of each. */
const kinds: Record<string, { share: number; post: Post }> = {
  enquiry: { share: 30, post: (address, name) => post(address, enquiry(name)) },
  application: { share: 20, post: (address, name) => post(address, application(name, resume)) },
  slow: { share: 8, post: inParts(true) },
  'broken off': { share: 8, post: inParts(false) },
  'no form': { share: 8, post: raw('{"firstName":"Asha"}', 'application/json') },
  malformed: { share: 8, post: raw('--x\r\nhalf a part', 'multipart/form-data; boundary=x') },
  'without an end': { share: 5, post: raw('x'.repeat(200_000), 'multipart/form-data; boundary=y') },
  'too many fields': { share: 5, post: raw('a=b&'.repeat(2000), 'application/x-www-form-urlencoded') },
  'a robot’s': {
    share: 7,
    post: (address) => post(address, new URLSearchParams({ firstName: 'x', _honey: 'x' })),
  },
  'too large': { share: 1, post: (address, name) => post(address, application(name, tooLarge)) },
};

const mix = Object.entries(kinds).flatMap(([kind, { share }]) => Array<string>(share).fill(kind));

/**
 * Sends requests of all kinds to a form's address, several at a time, in a mixed order that is always the same.
 * @param address of the form, on this machine
 * @param count how many; @param lanes how many run at a time
 */
export async function sendMix(address: URL, count: number, lanes: number): Promise<MixResult> {
  const result: MixResult = { answers: {}, acknowledged: [], delays: [], milliseconds: 0 };
  const started = performance.now();
  let next = 0;
  const sendNext = async (): Promise<void> => {
    const index = next++;
    if (index >= count) return;
    // 37 and 100 are coprime: each hundred contains every request of the mix once.
    const kind = mix[(index * 37) % mix.length]!;
    const name = `post-${index}`;
    const sent = performance.now();
    const status = await kinds[kind]!.post(address, name);
    if (status === 200) result.acknowledged.push(name);
    if (kind === 'enquiry' || kind === 'application') result.delays.push(performance.now() - sent);
    const answers = result.answers[kind] ?? {};
    const answer = String(status ?? 'none');
    result.answers[kind] = { ...answers, [answer]: (answers[answer] ?? 0) + 1 };
    return sendNext();
  };
  await Promise.all(Array.from({ length: lanes }, sendNext));
  result.milliseconds = performance.now() - started;
  result.delays.sort((one, other) => one - other);
  return result;
}
