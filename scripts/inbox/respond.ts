import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HtmlPage } from './html.ts';

const commonHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers would then send no usable Origin with the inbox's own forms.
  'Referrer-Policy': 'same-origin',
};

/** Whether the sender asked for JSON, as the site's script does; a natively posted form asks for a page. */
export function wantsJson({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('application/json') ?? false;
}

/** Responds to a script or a program. */
export function sendJson(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { ...commonHeaders, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(data));
}

/** Sends a page of the inbox, whose policy allows only its own style and forms. */
export function sendPage(response: ServerResponse, status: number, { html, nonce }: HtmlPage): void {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  response.writeHead(status, {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  });
  response.end(html);
}

/** Sends a file as a download, so that it never opens in the inbox's origin. */
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

/** Redirects to a page of the inbox; 303 after a form was posted, so that reloading posts nothing. */
export function redirect(response: ServerResponse, status: 302 | 303, location: string): void {
  response.writeHead(status, { ...commonHeaders, Location: location });
  response.end();
}
