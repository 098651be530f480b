import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HtmlPage } from './html.ts';

const commonHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: with that, browsers send no usable Origin with the inbox's own forms.
  'Referrer-Policy': 'same-origin',
};

/** True when the sender asked for JSON, as script does; a form that is posted natively asks for a page. */
export function wantsJson({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('application/json') ?? false;
}

/** Answers a script or a program. */
export function sendJson(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { ...commonHeaders, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(data));
}

/** Sends one of the inbox's own pages, which may use nothing but its own style and forms. */
export function sendPage(response: ServerResponse, status: number, { html, nonce }: HtmlPage): void {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  response.writeHead(status, {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  });
  response.end(html);
}

/** Sends a file to be saved, never to be opened in the inbox's own origin. */
export function sendDownload(response: ServerResponse, name: string, content: Buffer): void {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  response.writeHead(200, {
    ...commonHeaders,
    'Content-Type': 'application/octet-stream',
    'Content-Length': content.length,
    'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encoded}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(content);
}

/** Leads on to a page of the inbox; after a form has been posted by 303, so that loading it again posts nothing. */
export function redirect(response: ServerResponse, status: 302 | 303, location: string): void {
  response.writeHead(status, { ...commonHeaders, Location: location });
  response.end();
}
