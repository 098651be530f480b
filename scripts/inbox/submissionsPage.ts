import { escapeHtml } from '../../shared/core/escapeHtml.ts';
import { formatFileSize } from '../../shared/forms/resume.ts';
import { page } from './responses.ts';
import type { Submission } from './store.ts';

/** Behaviours to choose from. */
const behaviours = ['normal', 'slow:3000', 'status:404', 'status:500', 'reset'];

const row = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;

function article({ id, form, receivedAt, fields, file }: Submission, address: string): string {
  const rows = fields.map(([name, value]) => row(name, escapeHtml(value)));
  if (file) {
    const link = `<a href="${address}${id}">${escapeHtml(file.originalName)}</a>`;
    rows.push(row(file.field, `${link}, ${formatFileSize(file.bytes)}`));
  }
  return `<hr><h2>${form}, ${receivedAt}</h2><dl>${rows.join('')}</dl>`;
}

/**
 * The choice of a behaviour and all submissions, with links to download resumes.
 * @param address of the page; ends with a slash
 */
export function submissionsPage(submissions: Submission[], behaviour: string, address: string): Response {
  const options = [...new Set([behaviour, ...behaviours])].map((name) => `<option>${name}</option>`).join('');
  const articles = submissions.map((submission) => article(submission, address)).join('\n');
  return page(
    'Inbox',
    `<p>What the site's forms send arrives here until a form service is set. It is kept on this machine only.</p>
<form method="post" action="${address}">
<label>The inbox's behaviour: <select name="behave">${options}</select></label> <button>Change</button>
</form>
${articles || '<p>Nothing has arrived yet.</p>'}`,
  );
}
