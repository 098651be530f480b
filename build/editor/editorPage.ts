import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { contentTexts } from '../lib/files.ts';
import type { SiteState } from '../SiteState.ts';
import type { EditorSettings, Repository } from './editorConfig.ts';

/** Where the interface of each host is, and the pictures of its users. */
const hosts = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitlab: ['https://gitlab.com', 'https://gitlab.com'],
  gitea: ['https://gitea.com', 'https://gitea.com'],
};

/** The editor sets styles itself, and shows pictures that it has read. From others, it needs only the Git host. */
function policyFor(repository: Repository): string {
  const { host, server } = repository ?? {};
  const [api = '', pictures = ''] = server ? [server, server] : host ? hosts[host] : [];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${pictures}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * The page of the editor, which search engines leave alone. Errors of the site beside it are not shown over
 * its forms; those of an entry have a line each.
 * @param folder the name of the project's folder, on one computer
 */
export function editorPage(
  script: string,
  { base, site: { company, entries, addresses } }: SiteState,
  folder?: string,
): string {
  const { repository } = company;
  // Git hosts know by themselves what has changed; a folder does not.
  const files = folder ? contentTexts() : {};
  const taken = entries.map(({ kind, slug, data: { name, title } }) => ({ kind, slug, name, title }));
  const settings: EditorSettings = { repository, base, folder, taken, addresses, files };
  return `<!doctype html>
<html lang="en" data-settings="${escapeHtml(JSON.stringify(settings))}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(repository)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Site editor</title>
<style>
vite-error-overlay { display: none }
dialog .error { white-space: pre-line }
/* In the top bar of lists, where it has room. */
.undo { display: none; position: fixed; z-index: 1; top: 1.125rem; right: 10rem; color: inherit; font: 1rem "Source Sans 3", system-ui }
@media (width >= 72rem) { :has([role="treeitem"]):not(:has([aria-label="Content Editor"])) > .undo { display: block } }
.refusal { position: fixed; z-index: 1; right: 3.5rem; bottom: 1rem; width: 14rem; max-height: 50vh; overflow: auto; padding: 1rem; white-space: pre-line; overflow-wrap: anywhere; color: #900; background: #fff; border: 1px solid; font: 0.875rem/1.4 "Source Sans 3", system-ui }
.refusal.note { color: inherit }
.refusal:empty, :has(dialog[open]) > .refusal { display: none }
${folder ? '/* That somebody has changed the entry, which is often oneself: Save puts both changes together, or asks. */\n.infobar.warning { display: none !important }' : ''}
@media (width < 80rem) {
.refusal { right: 0; bottom: 0; left: 0; width: auto; max-height: 20vh }
:has(> .refusal:not(:empty)) .content { padding-bottom: 20vh }
}
</style>
<link rel="icon" href="${base}favicon.ico">
</head>
<body>
<div class="refusal" role="region" aria-label="Messages"></div>
<datalist id="words"></datalist>
<noscript>The editor needs JavaScript.</noscript>
${folder ? `<a class="undo" href="${base}editor/undo/">Undo a change</a>` : ''}
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
