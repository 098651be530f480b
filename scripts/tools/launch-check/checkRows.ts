import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filmPart, type HeaderRule, type Row } from './siteTable.ts';

/** A finding about an address: `what` completes a sentence that begins with the address; `detail` is an example. */
export type Finding = { address: string; what: string; detail?: string; isRemark?: boolean };

/** A site under test. */
export type Site = {
  /** Address of its home page; ends with a slash. */
  root: URL;
  /** The folder of its build. */
  folder: string;
  /** Headers of every request. */
  sent?: Record<string, string>;
};

/** An answer, decoded but not redirected. */
type Answer = { status: number; headers: Headers; body: Buffer; target?: URL | undefined };

/** Whether an address is on this computer, where a deployment can be rehearsed. */
export const isHere = ({ hostname }: URL) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** So many failures in a row: to wait for all other answers could take an hour. */
const tooMany = 8;

/** Sends a request as a browser does; on this computer, as a proxy that terminates HTTPS would. */
export async function ask(address: URL, sent?: Record<string, string>): Promise<Answer> {
  const usual = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };
  const proxy = isHere(address) && { 'X-Forwarded-Proto': 'https' };
  const signal = AbortSignal.timeout(patience);
  const request = { redirect: 'manual', headers: { ...usual, ...proxy, ...sent }, signal } as const;
  // A server may close a connection at the moment at which it is used again.
  const response = await fetch(address, request).catch(() => fetch(address, request));
  const { status, headers } = response;
  const leads = status > 300 && status < 400 && headers.get('location');
  const target = leads && URL.canParse(leads, address) ? new URL(leads, address) : undefined;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()), target };
}

const hints: Record<number, string> = {
  401: 'switch off the protection of the host',
  403: 'does the host refuse robots, or pictures to pages that it does not know? Search engines get that, too',
  404: 'upload all that is in dist/, with capital letters in names as they are',
  429: 'a page needs 30 requests at once: raise the limit of the host, check again later',
  503: 'maintenance, a limit on requests, or a test for robots: check again later',
};

/** The first difference of two texts, from the beginning of its tag. */
function difference(built: string, sent: string): string {
  let at = 0;
  while (at < sent.length && sent[at] === built[at]) at += 1;
  if (at === sent.length) return `it ends after ${at} of ${built.length} characters`;
  const from = Math.max(sent.lastIndexOf('<', at), at - 40, 0);
  const part = (text: string) => `“${text.slice(from, at + 30).replace(/\s+/g, ' ')}”`;
  return `it has ${part(sent)} in place of ${part(built)}`;
}

function bodyFaults(file: string, { status, body }: Answer, { root, folder }: Site) {
  const whole = readFileSync(path.join(folder, file));
  const built = status === 206 ? whole.subarray(0, filmPart) : whole;
  // A preview over http leaves it out.
  const textOf = (bytes: Buffer) =>
    isHere(root) ? `${bytes}`.replace('upgrade-insecure-requests', '') : `${bytes}`;
  if (body.equals(built) || (file.endsWith('.html') && textOf(body) === textOf(built))) return [];
  const isText = /\.(css|html|js|svg|txt|webmanifest|xml)$/.test(file);
  const detail = isText
    ? difference(textOf(built), textOf(body))
    : `it has ${body.length} bytes in place of ${built.length}`;
  const advice = 'upload all of dist/, empty the cache of the host, switch off what it adds or minifies';
  return [{ what: `is not what was built: ${advice}`, detail }];
}

function headerFaults(rules: HeaderRule[], { headers, body }: Answer) {
  const wrong = rules
    // What fits into a packet needs no compression.
    .filter(({ name }) => name !== 'Content-Encoding' || body.length >= 1400)
    .map((rule) => ({ ...rule, value: headers.get(rule.name) ?? '' }))
    .filter(({ value, wanted, pattern }) => (pattern ? !pattern.test(value) : value !== wanted));
  const absent = wrong.filter(({ value }) => !value).map(({ name }) => name);
  return [
    ...(absent.length > 0 ? [{ what: `is sent without ${absent.join(', ')}` }] : []),
    ...wrong
      .filter(({ value }) => value)
      .map(({ name, value, wanted }) => ({
        what: wanted ? `is sent with another ${name} than "${wanted}"` : `must not be sent with ${name}`,
        detail: `it is "${value}"`,
      })),
  ];
}

function faultsOf({ file, headers: rules = [], ...row }: Row, answer: Answer, site: Site) {
  const { status, target } = answer;
  if (!row.statuses.includes(status)) {
    const hint = (status === 200 && row.advice) || hints[status];
    const what = `answers with status ${status} instead of ${row.statuses.join(' or ')}${hint ? `: ${hint}` : ''}`;
    return [{ what, ...(target && { detail: `it leads to ${target}` }) }];
  }
  const wanted = row.leadsTo === undefined ? undefined : new URL(row.leadsTo, site.root);
  // On this computer, scheme and port may be those of a proxy.
  const part = isHere(site.root) ? 'pathname' : 'href';
  if (wanted && target?.[part] !== wanted[part])
    return [{ what: 'does not lead to the page', detail: `but to ${target ?? 'no address'}` }];
  return [...headerFaults(rules, answer), ...(file ? bodyFaults(file, answer, site) : [])];
}

function explainFailure({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'does not answer in time';
  const { code = '', message: reason } = (cause ?? { message }) as NodeJS.ErrnoException;
  return `does not answer (${reason || code}): check its name and port`;
}

async function checkRow(row: Row, site: Site): Promise<Omit<Finding, 'address'>[]> {
  // Hosts may refuse pictures to pages that they do not know. Link previews name no page.
  const from = !row.address.startsWith('share/') && { Referer: site.root.href };
  const sent = { ...from, ...site.sent, ...row.sent };
  const answer = await ask(new URL(row.address, site.root), sent);
  const { target } = answer;
  const { hops = 1 } = row;
  return target && hops > 1 && target.href !== new URL(row.leadsTo!, site.root).href
    ? checkRow({ ...row, address: target.href, hops: hops - 1 }, site)
    : faultsOf(row, answer, site);
}

/** What is wrong with the answers of a site, which gets four requests at a time until it has been silent for too long. */
export async function checkRows(rows: Row[], site: Site): Promise<Finding[]> {
  const found: Finding[][] = [];
  let next = 0;
  let failures = 0;
  const check = async (row: Row) => {
    if (failures >= tooMany) return [{ what: 'was not asked, since the requests before got no answer' }];
    try {
      const faults = await checkRow(row, site);
      failures = faults.some(({ what }) => what.includes('status 429')) ? failures + 1 : 0;
      return faults;
    } catch (error) {
      failures += 1;
      return [{ what: explainFailure(error as Error) }];
    }
  };
  const work = async () => {
    while (next < rows.length) {
      const index = next++;
      const address = new URL(rows[index]!.address, site.root).href;
      found[index] = (await check(rows[index]!)).map((fault) => ({ address, ...fault }));
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return found.flat();
}
