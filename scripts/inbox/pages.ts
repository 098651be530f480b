import { applicationWords } from '../../shared/content/words/careers.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { escapeHtml } from '../../shared/core/escapeHtml.ts';
import type { FormKind } from '../../shared/forms/fields.ts';
import { formatFileSize } from '../../shared/forms/resume.ts';
import { type Behaviour, behaviourExamples, formatBehaviour } from './behaviour.ts';
import { type HtmlPage, htmlPage } from './html.ts';
import type { Submission } from './Submission.ts';

const formNames: Record<FormKind, string> = { enquiry: 'Enquiry', application: 'Application' };

const thanks: Record<FormKind, string> = {
  enquiry: enquiryWords.thanks,
  application: applicationWords.sent,
};

const row = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;

function fileRows({ id, file }: Submission): string {
  if (!file) return '';
  const link = `<a href="files/${id}" download>${escapeHtml(file.originalName)}</a>`;
  return row(file.field, `${link}, ${formatFileSize(file.bytes)}`) + row('SHA-256', file.sha256);
}

function article(submission: Submission): string {
  const { form, receivedAt, fields, headers } = submission;
  const time = `<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`;
  return `<article>
<h2>${formNames[form]}, ${time}</h2>
<dl>${fields.map(([name, value]) => row(name, escapeHtml(value))).join('')}${fileRows(submission)}</dl>
<details><summary>Request</summary><dl>${row('Accept', escapeHtml(headers.accept))}${row('Content-Type', escapeHtml(headers.contentType))}</dl></details>
</article>`;
}

function option(text: string, selected: string): string {
  return `<option${text === selected ? ' selected' : ''}>${escapeHtml(text)}</option>`;
}

/** The list of all submissions, newest first, with links to download resumes. */
export function listPage(submissions: Submission[], behaviour: Behaviour): HtmlPage {
  const current = formatBehaviour(behaviour);
  const choices = [...new Set([...behaviourExamples, current])].map((text) => option(text, current)).join('');
  const empty = '<form method="post" action="empty"><button>Empty the inbox</button></form>';
  return htmlPage(
    'Inbox',
    `<p>What the site's forms send arrives here until a form service is set. It is kept on this machine only.</p>
<form method="post" action="behave">
<label>The inbox answers <select name="behave">${choices}</select></label> <button>Change</button>
</form>
${submissions.length > 0 ? empty + submissions.map(article).join('\n') : '<p>Nothing has arrived yet.</p>'}`,
  );
}

/** The page that a visitor without script sees after posting a form. `back` is an address on this server. */
export function thanksPage(kind: FormKind, back: string): HtmlPage {
  return htmlPage(thanks[kind], `<p><a href="${escapeHtml(back)}">Back to the page</a></p>`);
}

/** Says why a request was refused. */
export function errorPage(status: number, message: string): HtmlPage {
  return htmlPage(`Error ${status}`, `<p>${escapeHtml(message)}.</p>`);
}
