import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../../shared/core/escapeHtml.ts';

/** A page, and the nonce with which its policy allows its style. */
export type HtmlPage = { html: string; nonce: string };

const style = `
  :root { color-scheme: light; font: 1rem/1.6 system-ui, sans-serif; color: #4e4d58; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
  h1, h2 { color: #091e3e; line-height: 1.2; }
  a { color: #036c92; }
  article { border: 1px solid #7a8ca5; border-radius: 12px; padding: 1rem 1.25rem; margin: 1.25rem 0; }
  article h2 { margin: 0; font-size: 1.125rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; overflow-wrap: anywhere; }
  dt { font-weight: 600; }
  dd { margin: 0; white-space: pre-wrap; }
  form { display: inline-block; margin: 0 1.25rem 0.75rem 0; }
  button, select { font: inherit; min-height: 2.75rem; padding: 0 1rem; border: 1px solid #7a8ca5; border-radius: 10px; background: #fff; color: #091e3e; }
  :focus-visible { outline: 3px solid #036c92; outline-offset: 2px; }
  @media (max-width: 40em) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
`;

/** A page of the inbox. `body` is HTML. */
export function htmlPage(title: string, body: string): HtmlPage {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return { html, nonce };
}
