import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** A response as it came, neither decoded nor followed. */
export type Answer = { status: number; headers: Map<string, string[]>; body: Buffer };

const agent = new Agent({ keepAlive: false });

/** The header of a proxy that terminates HTTPS: recipes redirect all other http to https. */
const byHttps = { 'X-Forwarded-Proto': 'https' };

/** Asks a server for an address by https; a header that came more than once has as many values. */
export const ask = (origin: string, address: string, headers: OutgoingHttpHeaders = {}) =>
  askPlainly(origin, address, { ...byHttps, ...headers });

/** Asks a server for an address by http. */
export function askPlainly(
  origin: string,
  address: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + address, { agent, headers }, async (response) => {
      const answer: Answer = { status: response.statusCode!, headers: new Map(), body: Buffer.alloc(0) };
      for (let index = 0; index < response.rawHeaders.length; index += 2) {
        const name = response.rawHeaders[index]!.toLowerCase();
        answer.headers.set(name, [...(answer.headers.get(name) ?? []), response.rawHeaders[index + 1]!]);
      }
      try {
        answer.body = Buffer.concat(await response.toArray());
        resolve(answer);
      } catch (error) {
        reject(error);
      }
    });
    asking.on('error', reject).end();
  });
}

/** The values of a header in one text, empty where it did not come. */
export const headerOf = ({ headers }: Answer, name: string): string => (headers.get(name) ?? []).join(' & ');
