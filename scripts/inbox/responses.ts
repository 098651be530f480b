import { escapeHtml } from '../../shared/core/escapeHtml.ts';

const style =
  'body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui } dl { overflow-wrap: anywhere } dt { font-weight: bold } dd { margin: 0 0 0.5rem; white-space: pre-wrap } button, select { font: inherit; min-height: 2.75rem }';

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers would then send no usable Origin with the inbox's own form.
  'Referrer-Policy': 'same-origin',
  // What people send is shown as text; if it were not, it could neither run nor load anything.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** Responds to a script or a program. */
export const json = (data: unknown, status = 200) => Response.json(data, { status, headers });

/** A page of the inbox. `body` is HTML. */
export function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
  return new Response(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A file as a download, so that it never opens in the site's origin. */
export function download(name: string, content: BodyInit): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`;
  const type = 'application/octet-stream';
  return new Response(content, {
    headers: { ...headers, 'Content-Type': type, 'Content-Disposition': disposition },
  });
}
