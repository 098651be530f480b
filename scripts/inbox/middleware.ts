import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { escapeHtml } from '../../shared/core/escapeHtml.ts';
import { type FormKind, formKinds } from '../../shared/forms/fields.ts';
import { inboxFolder } from '../../shared/forms/inboxPath.ts';
import { InboxError } from './InboxError.ts';
import { readBody, readForm } from './readForm.ts';
import { receiveForm, thanksPage } from './receiveForm.ts';
import { requireLocal } from './requireLocal.ts';
import { download, json, page } from './responses.ts';
import { listSubmissions, readSubmittedFile } from './store.ts';
import { submissionsPage } from './submissionsPage.ts';

/** Settings of an inbox. */
export type InboxOptions = {
  /** Folder for submissions. */
  directory: string;
  /** The site's base path; starts and ends with a slash. */
  base: string;
  /** The secret part of the address at which submissions are shown. */
  token: string;
};

type Request = IncomingMessage & { originalUrl?: string };

const knownBehaviours = /^(normal|slow:\d{1,5}|status:[45]\d\d|reset)$/;

// The site's script asks for JSON; a natively posted form asks for a page.
const wantsJson = ({ headers }: Request) => headers.accept?.includes('application/json') ?? false;

/**
 * The inbox of the development and preview servers: it accepts the site's forms instead of a form service and shows
 * them at a secret address. Each form is confirmed once it is stored, unless the inbox has been told to answer late
 * (`slow:3000`, in milliseconds), to fail (`status:500`) or to break the connection (`reset`), by a choice on its page
 * or by a request's X-Inbox-Behave header.
 *
 * Fits Vite's `middlewares.use` and a plain `node:http` server. Other requests are passed to `next`, as are errors
 * that the sender did not cause.
 */
export function inboxMiddleware({ directory, base, token }: InboxOptions) {
  const root = `${base}${inboxFolder}`;
  const secretAddress = `${root}${token}/`;
  let behaviour = 'normal';

  async function receive(request: Request, form: FormKind): Promise<Response> {
    const [kind, number] = (request.headers['x-inbox-behave']?.toString() ?? behaviour).split(':');
    if (kind === 'status' || kind === 'reset') {
      // Browsers see a response only after their upload.
      await readBody(request);
      if (kind === 'reset') request.socket.resetAndDestroy();
      throw new InboxError(Number(number ?? 500), 'The inbox is set to fail');
    }
    await receiveForm(request, directory, form);
    if (kind === 'slow') await wait(Number(number), undefined, { ref: false });
    return wantsJson(request) ? json({ success: true }) : thanksPage(form, base);
  }

  async function changeBehaviour(request: Request): Promise<Response> {
    const wanted = String((await readForm(request)).get('behave'));
    if (!knownBehaviours.test(wanted)) throw new InboxError(400, `The inbox knows no behaviour "${wanted}"`);
    behaviour = wanted;
    return new Response(null, { status: 303, headers: { Location: secretAddress } });
  }

  async function show(request: Request, id: string): Promise<Response> {
    if (id) {
      const file = await readSubmittedFile(directory, id);
      if (!file) throw new InboxError(404, 'There is no such file in the inbox');
      return download(file.name, file.content);
    }
    const submissions = await listSubmissions(directory);
    return wantsJson(request) ? json(submissions) : submissionsPage(submissions, behaviour, secretAddress);
  }

  async function respond(request: Request, address: string): Promise<Response> {
    requireLocal(request);
    const isPost = request.method === 'POST';
    const form = formKinds.find((kind) => address === `${root}${kind}`);
    if (form && isPost) return receive(request, form);
    if (!address.startsWith(secretAddress))
      throw new InboxError(404, 'Open the inbox by the address that the server printed when it started');
    return isPost ? changeBehaviour(request) : show(request, address.slice(secretAddress.length));
  }

  function refuse(request: Request, error: unknown): Response {
    if (!(error instanceof InboxError)) throw error;
    const { status, message } = error;
    // Drain the rest of the body: browsers see a response only after their upload.
    request.resume();
    if (wantsJson(request)) return json({ success: false, message }, status);
    return page(`Error ${status}`, `<p>${escapeHtml(message)}.</p>`, status);
  }

  return (request: Request, response: ServerResponse, next: (error?: unknown) => void): void => {
    const [address = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    if (!address.startsWith(root)) {
      next();
      return;
    }
    respond(request, address)
      .catch((error: unknown) => refuse(request, error))
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
      })
      .catch((error: unknown) => {
        // An interrupted upload has nobody to respond to.
        if (!request.destroyed || request.complete) next(error);
      });
  };
}
