import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FormKind, formKinds } from '../../shared/forms/fields.ts';
import { inboxFolder } from '../../shared/forms/inboxPath.ts';
import { requireLocal, requireOwnOrigin } from './access.ts';
import { type Behaviour, parseBehaviour } from './behaviour.ts';
import { InboxError } from './InboxError.ts';
import { errorPage, listPage } from './pages.ts';
import { parseForm, readBody } from './receive.ts';
import { redirect, sendDownload, sendJson, sendPage, wantsJson } from './respond.ts';
import { emptyStore, listSubmissions, readSubmittedFile } from './store.ts';
import { takeForm } from './takeForm.ts';
import { holdsToken, requireToken, tokenCookie } from './token.ts';

/** Settings of an inbox. */
export type InboxOptions = {
  /** Folder for submissions. */
  directory: string;
  /** The site's base path; starts and ends with a slash. */
  base?: string;
  /** The secret that gives access to it. */
  token: string;
};

type Next = (error?: unknown) => void;
type Request = IncomingMessage & { originalUrl?: string };
type Handler = (request: Request, response: ServerResponse, query: URLSearchParams) => Promise<void> | void;

function answerError(request: Request, response: ServerResponse, { status, message }: InboxError): void {
  // Drain the rest of the body: browsers see a response only after their upload.
  request.resume();
  if (wantsJson(request)) sendJson(response, status, { success: false, message });
  else sendPage(response, status, errorPage(status, message));
}

/**
 * The inbox of the development and preview servers: it accepts the site's forms instead of a form service
 * and shows them on a page. Fits Vite's `middlewares.use` and a plain `node:http` server.
 * Other requests are passed to `next`, as are errors that the sender did not cause.
 */
export function inboxMiddleware({ directory, base = '/', token }: InboxOptions) {
  const root = `${base}${inboxFolder}`;
  let behaviour: Behaviour = { kind: 'normal' };

  const done = (request: Request, response: ServerResponse) =>
    wantsJson(request) ? sendJson(response, 200, { success: true }) : redirect(response, 303, root);

  /** Only for people who know the inbox's address, and only from its own pages. */
  const forReaders =
    (handler: Handler): Handler =>
    (request, response, query) => {
      requireOwnOrigin(request);
      requireToken(request, query, token);
      return handler(request, response, query);
    };

  const list: Handler = async (request, response, query) => {
    if (holdsToken(query, token) && !wantsJson(request)) {
      response.setHeader('Set-Cookie', tokenCookie(request, root, token));
      return redirect(response, 303, root);
    }
    const submissions = await listSubmissions(directory);
    if (wantsJson(request)) sendJson(response, 200, submissions);
    else sendPage(response, 200, listPage(submissions, behaviour));
  };

  const download =
    (id: string): Handler =>
    async (_request, response) => {
      const file = await readSubmittedFile(directory, id);
      if (!file) throw new InboxError(404, 'There is no such file in the inbox');
      sendDownload(response, file.name, file.content);
    };

  const empty: Handler = async (request, response) => {
    await emptyStore(directory);
    done(request, response);
  };

  const behave: Handler = async (request, response, query) => {
    const body = await readBody(request);
    const fields = body.length > 0 ? (await parseForm(request.headers, body)).fields : [...query];
    const text = Object.fromEntries(fields).behave ?? '';
    const wanted = parseBehaviour(text);
    if (!wanted) throw new InboxError(400, `The inbox knows no behaviour "${text}"`);
    behaviour = wanted;
    done(request, response);
  };

  const take =
    (kind: FormKind): Handler =>
    (request, response, query) =>
      takeForm(request, response, kind, query, { directory, base, behaviour });

  function find(path: string): { method: 'GET' | 'POST'; handler: Handler } {
    if (path === '') return { method: 'GET', handler: forReaders(list) };
    const kind = formKinds.find((name) => name === path);
    if (kind) return { method: 'POST', handler: take(kind) };
    if (path === 'empty') return { method: 'POST', handler: forReaders(empty) };
    if (path === 'behave') return { method: 'POST', handler: forReaders(behave) };
    const [, id] = /^files\/([^/]+)$/.exec(path) ?? [];
    if (id) return { method: 'GET', handler: forReaders(download(id)) };
    throw new InboxError(404, 'The inbox has no such page');
  }

  async function handle(
    request: Request,
    response: ServerResponse,
    { pathname, searchParams }: URL,
  ): Promise<void> {
    requireLocal(request);
    if (pathname === root.slice(0, -1)) return redirect(response, 302, root);
    const { method, handler } = find(pathname.slice(root.length));
    if (request.method !== method && !(request.method === 'HEAD' && method === 'GET')) {
      response.setHeader('Allow', method);
      throw new InboxError(405, `This address takes ${method} only`);
    }
    await handler(request, response, searchParams);
  }

  return (request: Request, response: ServerResponse, next: Next): void => {
    const address = `http://localhost${request.originalUrl ?? request.url}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !`${url.pathname}/`.startsWith(root)) {
      next();
      return;
    }
    handle(request, response, url).catch((error: unknown) => {
      if (response.destroyed || response.headersSent) return;
      if (error instanceof InboxError) answerError(request, response, error);
      else if (request.destroyed && !request.complete) response.destroy();
      else next(error);
    });
  };
}
