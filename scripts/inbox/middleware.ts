import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type FormKind, formKinds } from '../../shared/forms/fields.ts';
import { inboxFolder } from '../../shared/forms/inboxPath.ts';
import { readForm, receiveForm } from './receiveForm.ts';
import { requireLocal } from './requireLocal.ts';
import { download, InboxError, json, refusalPage, submissionsPage, thanksPage } from './responses.ts';
import { listSubmissions, readSubmittedFile } from './store.ts';

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
    if (kind === 'reset') request.socket.resetAndDestroy();
    if (kind === 'reset' || kind === 'status')
      throw new InboxError(Number(number ?? 500), 'The inbox is set to fail');
    await receiveForm(request, directory, form);
    if (kind === 'slow') await wait(Number(number), undefined, { ref: false });
    return wantsJson(request) ? json({ success: true }) : thanksPage(form, base);
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
    const form = formKinds.find((kind) => address === root + kind);
    if (form && isPost) return receive(request, form);
    if (!address.startsWith(secretAddress))
      throw new InboxError(404, 'Open the inbox by the address that the server printed when it started');
    if (!isPost) return show(request, address.slice(secretAddress.length));
    behaviour = String((await readForm(request)).get('behave'));
    return new Response(null, { status: 303, headers: { Location: secretAddress } });
  }

  async function refuse(request: Request, error: unknown): Promise<Response> {
    if (!(error instanceof InboxError)) throw error;
    const { status, message } = error;
    // Browsers see a response only after their upload.
    await finished(request.resume());
    return wantsJson(request) ? json({ success: false, message }, status) : refusalPage(error);
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
