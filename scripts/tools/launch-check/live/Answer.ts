import type { IncomingHttpHeaders } from 'node:http';
import { request as byHttp } from 'node:http';
import { request as byHttps } from 'node:https';

/** A response as it came, neither decoded nor followed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for an address; rejects when no complete answer comes. */
export type Ask = (address: URL) => Promise<Answer>;

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/** As a browser says which compression it takes. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*;q=0.8' };

/** Asks a server that is there. */
export const askServer: Ask = (address) =>
  new Promise((resolve, reject) => {
    const request = address.protocol === 'https:' ? byHttps : byHttp;
    const asking = request(address, { headers, timeout: patience }, async (response) => {
      try {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode!, headers: response.headers, body });
      } catch (error) {
        reject(error);
      }
    });
    asking.on('timeout', () => asking.destroy(new Error(`no answer within ${patience / 1000} s`)));
    asking.on('error', reject).end();
  });
