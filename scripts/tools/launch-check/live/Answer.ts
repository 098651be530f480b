import type { IncomingHttpHeaders } from 'node:http';
import { request as byHttp } from 'node:http';
import { request as byHttps } from 'node:https';

/** A raw response, neither decoded nor redirected. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests an address; rejects without a complete response. */
export type Ask = (address: URL) => Promise<Answer>;

/** Timeout for a response, in milliseconds. */
const timeout = 20_000;

/** The Accept-Encoding of a browser. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*;q=0.8' };

/** Sends real requests. */
export const askServer: Ask = (address) =>
  new Promise((resolve, reject) => {
    const request = address.protocol === 'https:' ? byHttps : byHttp;
    const asking = request(address, { headers, timeout }, async (response) => {
      try {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode!, headers: response.headers, body });
      } catch (error) {
        reject(error);
      }
    });
    asking.on('timeout', () => asking.destroy(new Error(`no answer within ${timeout / 1000} s`)));
    asking.on('error', reject).end();
  });
