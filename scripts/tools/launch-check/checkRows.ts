import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plural } from '#shared/core/text.ts';
import { filmPart, type HeaderRule, type Row } from './siteTable.ts';

/** A finding about an address: `what` completes a sentence that begins with the address; `detail` is an example. */
export type Finding = { address: string; what: string; detail?: string | undefined; isRemark?: boolean };

/** A site under test: the address of its home page, which ends with a slash, its build, and headers of every request. */
export type Site = { root: URL; folder: string; sent?: Record<string, string> };

/** Whether an address is on this computer, where a deployment can be rehearsed. */
export const isHere = ({ hostname }: URL) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** Sends a request as a browser does; on this computer, as a proxy that terminates HTTPS would. */
export async function ask(address: URL, sent?: Record<string, string>) {
  const usual = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };
  const proxy = isHere(address) && { 'X-Forwarded-Proto': 'https' };
  const signal = AbortSignal.timeout(patience);
  const request = { redirect: 'manual', headers: { ...usual, ...proxy, ...sent }, signal } as const;
  // A server may close a connection at the moment at which it is used again.
  const response = await fetch(address, request).catch(() => fetch(address, request));
  const { status, headers } = response;
  const leads = status > 300 && status < 400 && headers.get('location');
  const target = leads && URL.canParse(leads, address) ? new URL(leads, address) : undefined;
  return { status, headers, target, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

type Answer = Awaited<ReturnType<typeof ask>>;
type Fault = Omit<Finding, 'address'>;

const hints: Record<number, string> = {
  401: 'switch off the protection of the host',
  403: 'does the host refuse robots, or pictures to pages that it does not know?',
  404: 'upload all that is in dist/, with capital letters in names as they are',
};

function bodyFaults(file: string, { status, body }: Answer, { root, folder }: Site): Fault[] {
  const whole = readFileSync(path.join(folder, file), 'latin1');
  // A preview over http leaves it out.
  const read = (text: string) => (isHere(root) ? text.replace('upgrade-insecure-requests', '') : text);
  const [built, sent] = [read(status === 206 ? whole.slice(0, filmPart) : whole), read(body)];
  if (built === sent) return [];
  let at = 0;
  while (at < sent.length && sent[at] === built[at]) at += 1;
  const part = sent.slice(Math.max(sent.lastIndexOf('<', at), at - 40, 0), at + 30);
  const words = Buffer.from(part, 'latin1').toString().replace(/\s+/g, ' ');
  const detail = at === sent.length ? `it ends after ${at} of ${built.length} bytes` : `it has “${words}”`;
  const what = 'upload all of dist/, empty the cache of the host, switch off what it adds or minifies';
  return [{ what: `is not what was built: ${what}`, detail }];
}

function headerFaults(rules: HeaderRule[], { headers, body }: Answer): Fault[] {
  const wrong = rules
    // What fits into a packet needs no compression.
    .filter(({ name }) => name !== 'Content-Encoding' || body.length >= 1400)
    .map((rule) => ({ ...rule, value: headers.get(rule.name) ?? '' }))
    .filter(({ value, wanted, pattern }) => (pattern ? !pattern.test(value) : value !== wanted));
  const absent = wrong.filter(({ value }) => !value).map(({ name }) => name);
  const others = wrong
    .filter(({ value }) => value)
    .map(({ name, value, wanted }) => ({
      what: wanted ? `is sent with another ${name} than "${wanted}"` : `must not be sent with ${name}`,
      detail: `it is "${value}"`,
    }));
  return absent.length > 0 ? [{ what: `is sent without ${absent.join(', ')}` }, ...others] : others;
}

function faultsOf(
  { file, headers = [], advice, statuses, tolerated, leadsTo }: Row,
  answer: Answer,
  site: Site,
): Fault[] {
  const { status, target } = answer;
  if (!statuses.includes(status) && status !== tolerated) {
    const hint = (status === 200 && advice) || hints[status];
    const detail = [target && `it leads to ${target}`, hint].filter(Boolean).join('; ');
    return [{ what: `answers with status ${status} instead of ${statuses.join(' or ')}`, detail }];
  }
  const wanted = leadsTo === undefined ? undefined : new URL(leadsTo, site.root);
  // On this computer, scheme and port may be those of a proxy.
  const part = isHere(site.root) ? 'pathname' : 'href';
  if (wanted && target?.[part] !== wanted[part])
    return [{ what: 'does not lead to the page', detail: `but to ${target ?? 'no address'}` }];
  return [...headerFaults(headers, answer), ...(file ? bodyFaults(file, answer, site) : [])];
}

async function checkRow(row: Row, site: Site): Promise<Fault[]> {
  // Hosts may refuse pictures to pages that they do not know. Link previews name no page.
  const from = !row.address.startsWith('share/') && { Referer: site.root.href };
  const answer = await ask(new URL(row.address, site.root), { ...from, ...site.sent, ...row.sent });
  const { target } = answer;
  const { hops = 1 } = row;
  return target && hops > 1 && target.href !== new URL(row.leadsTo!, site.root).href
    ? checkRow({ ...row, address: target.href, hops: hops - 1 }, site)
    : faultsOf(row, answer, site);
}

/** What is wrong with the answers of a site, which gets four requests at a time until it answers none of them. */
export async function checkRows(rows: Row[], site: Site): Promise<Finding[]> {
  const found: Finding[] = [];
  for (let at = 0; at < rows.length; at += 4) {
    let silent = 0;
    const check = async (row: Row) => {
      const faults = await checkRow(row, site).catch(({ name, message, cause }: Error) => {
        silent += 1;
        const reason = Object(cause).code || message || name;
        return [{ what: `does not answer (${reason}): check its name and port` }];
      });
      return faults.map((fault) => ({ address: new URL(row.address, site.root).href, ...fault }));
    };
    found.push(...(await Promise.all(rows.slice(at, at + 4).map(check))).flat());
    if (silent > 3)
      return [...found, { address: site.root.href, what: 'was asked no more, since it is silent' }];
  }
  return found;
}

function linesOf(findings: Finding[]): string[] {
  return [...new Set(findings.map(({ what }) => what))].map((what) => {
    const [first, ...others] = findings.filter((finding) => finding.what === what);
    const address = others.length > 0 ? `${first!.address} and ${others.length} more:` : first!.address;
    return `${address} ${what}${first!.detail ? ` (${first!.detail})` : ''}`;
  });
}

/** The report on a live site: one line for each problem, then remarks and a summary. */
export function reportLive(findings: Finding[]): string {
  const problems = linesOf(findings.filter(({ isRemark }) => !isRemark));
  const remarks = linesOf(findings.filter(({ isRemark }) => isRemark)).map((line) => `Remark: ${line}`);
  const summary =
    problems.length === 0
      ? 'Checked pages, delivery and addresses: no problems found'
      : `${plural(problems.length, 'problem')} found. hosting/README.md has a recipe for each host`;
  return [...problems, ...remarks, summary].join('\n');
}
