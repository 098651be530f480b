import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { emptyRows, fileRows, filmPart, type HeaderRule, type Row, servedFiles } from './siteTable.ts';

/** A site under test: the address of its home page, which ends with a slash, its build, and headers of every request. */
export type Site = { root: URL; folder: string; sent?: Record<string, string> };

/** What is wrong with an address: completes a sentence that begins with it; `detail` is an example. */
type Fault = { what: string; detail?: string | undefined };

/** Whether an address is on this computer, where a deployment can be rehearsed. */
export const isHere = ({ hostname }: URL) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/**
 * Sends a request as a browser does; on this computer, as a proxy that terminates HTTPS would.
 * @throws UserError if there is no answer
 */
async function ask(address: URL, sent?: Record<string, string>) {
  const usual = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };
  const proxy = isHere(address) && { 'X-Forwarded-Proto': 'https' };
  const signal = AbortSignal.timeout(patience);
  const request = { redirect: 'manual', headers: { ...usual, ...proxy, ...sent }, signal } as const;
  // A server may close a connection at the moment at which it is used again.
  const response = await fetch(address, request)
    .catch(() => fetch(address, request))
    .catch(({ name, message, cause }: Error) => {
      throw new UserError(`${address} does not answer (${Object(cause).code || message || name})`);
    });
  const { status, headers } = response;
  const leads = status > 300 && status < 400 && headers.get('location');
  const target = leads && URL.canParse(leads, address) ? new URL(leads, address) : undefined;
  return { status, headers, target, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

type Answer = Awaited<ReturnType<typeof ask>>;

function bodyFaults(file: string, { status, body }: Answer, { root, folder }: Site): Fault[] {
  const whole = readFileSync(path.join(folder, file), 'latin1');
  // A preview over http leaves it out.
  const read = (text: string) => (isHere(root) ? text.replace('upgrade-insecure-requests', '') : text);
  const [built, sent] = [read(status === 206 ? whole.slice(0, filmPart) : whole), read(body)];
  return built === sent ? [] : [{ what: 'is not what was built' }];
}

function headerFaults(rules: HeaderRule[], { headers, body }: Answer): Fault[] {
  return (
    rules
      // What fits into a packet needs no compression.
      .filter(({ name }) => name !== 'Content-Encoding' || body.length >= 1400)
      .map((rule) => ({ ...rule, value: headers.get(rule.name) ?? '' }))
      .filter(({ value, wanted, pattern }) => (pattern ? !pattern.test(value) : value !== wanted))
      .map(({ name, wanted, value }) => ({
        what: `does not have the right ${name}: ${wanted ? `"${wanted}"` : 'none'}`,
        detail: value && `it is "${value}"`,
      }))
  );
}

function faultsOf({ file, headers = [], statuses, leadsTo }: Row, answer: Answer, site: Site): Fault[] {
  const { status, target } = answer;
  if (!statuses.includes(status)) {
    const detail = target && `it leads to ${target}`;
    return [{ what: `answers with status ${status} instead of ${statuses.join(' or ')}`, detail }];
  }
  const wanted = leadsTo === undefined ? undefined : new URL(leadsTo, site.root);
  // On this computer, scheme and port may be those of a proxy.
  const part = isHere(site.root) ? 'pathname' : 'href';
  if (wanted && target?.[part] !== wanted[part])
    return [{ what: 'does not lead to the page', detail: `but to ${target ?? 'no address'}` }];
  return [...headerFaults(headers, answer), ...(file ? bodyFaults(file, answer, site) : [])];
}

/**
 * What is wrong with the answers of a site, which gets four requests at a time: a line for each fault, with the first
 * address that has it.
 * @throws UserError for an address that does not answer
 */
export async function checkRows(rows: Row[], site: Site): Promise<string[]> {
  const found = new Map<string, { first: string; detail: string; count: number }>();
  const check = async (row: Row) => {
    const { href } = new URL(row.address, site.root);
    const answer = await ask(new URL(href), { ...site.sent, ...row.sent });
    for (const { what, detail } of faultsOf(row, answer, site)) {
      const { first = href, count = 0 } = found.get(what) ?? {};
      found.set(what, { first, detail: detail ? ` (${detail})` : '', count: count + 1 });
    }
  };
  for (let at = 0; at < rows.length; at += 4) await Promise.all(rows.slice(at, at + 4).map(check));
  return Array.from(found, ([what, { first, detail, count }]) =>
    count > 1 ? `${first} and ${count - 1} more: ${what}${detail}` : `${first} ${what}${detail}`,
  );
}

/**
 * Compares a site with its build: every file, and addresses where nothing must be. It only reads and submits nothing.
 * @returns what differs, one line for each fault
 * @throws UserError for an address that does not answer
 */
export function checkSite(site: Site): Promise<string[]> {
  const files = servedFiles(site.folder);
  const { href } = site.root;
  const overHttp = { address: href.replace('https:', 'http:'), statuses: [301, 308], leadsTo: '' };
  return checkRows([...fileRows(files), ...emptyRows(files), ...(isHere(site.root) ? [] : [overHttp])], site);
}
