import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { type FormKind, forms } from '#shared/forms/forms.ts';
import { formatFileSize } from '#shared/forms/resume.ts';
import type { Submission } from './store.ts';

const style =
  'body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui } dl { overflow-wrap: anywhere } dt { font-weight: bold } dd { margin: 0 0 0.5rem; white-space: pre-wrap }';

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Submissions are shown as text; even if they were not, they could neither run nor load anything.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

export const json = (data: unknown) => Response.json(data, { headers });

/** A file as a download, so that it never opens in the site's origin. */
export function download(name: string, content: BodyInit): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`;
  const type = 'application/octet-stream';
  return new Response(content, {
    headers: { ...headers, 'Content-Type': type, 'Content-Disposition': disposition },
  });
}

function page(title: string, body: string): Response {
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
  return new Response(html, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}

export function thanksPage(form: FormKind, home: string): Response {
  const thanks = forms[form].sent;
  return page(thanks, `<p><a href="${escapeHtml(home)}">Back to the site</a></p>`);
}

function articleOf({ id, form, receivedAt, fields, file }: Submission, address: string): string {
  const row = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;
  const rows = fields.map(([name, value]) => row(name, escapeHtml(value)));
  if (file) {
    const link = `<a href="${address}${id}">${escapeHtml(file.originalName)}</a>`;
    rows.push(row(file.field, `${link}, ${formatFileSize(file.bytes)}`));
  }
  return `<hr><h2>${escapeHtml(`${form}, ${receivedAt}`)}</h2><dl>${rows.join('')}</dl>`;
}

export function submissionsPage(submissions: Submission[], address: string): Response {
  const articles = submissions.map((submission) => articleOf(submission, address)).join('\n');
  return page(
    'Inbox',
    `<p>Until a form service is set, the site's forms are sent here. They are stored only on this machine.</p>
${articles || '<p>Nothing has arrived yet.</p>'}`,
  );
}
