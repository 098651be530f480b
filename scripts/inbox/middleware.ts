import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type FormKind, formKinds } from '../../shared/forms/fields.ts';
import { inboxFolder } from '../../shared/forms/inboxPath.ts';
import { refusal } from './refusal.ts';
import { readForm, requireLocal } from './requests.ts';
import { download, json, submissionsPage, thanksPage } from './responses.ts';
import { listSubmissions, readSubmittedFile, saveSubmission } from './store.ts';

type InboxOptions = {
  /** Folder for submissions. */
  directory: string;
  /** The site's base path; starts and ends with a slash. */
  base: string;
  /** The secret part of the address where submissions are shown. */
  token: string;
};

type Request = IncomingMessage & { originalUrl?: string };

// The site's script asks for JSON; a form that the browser posts asks for a page.
const wantsJson = ({ headers }: Request) => headers.accept?.includes('application/json') ?? false;

/**
 * The inbox of the development and preview servers: it accepts the site's forms in place of a form service and shows
 * them at a secret address. Each form is confirmed once it is stored, unless the page at that address has set the inbox
 * to respond late (`slow:3000`, in milliseconds), to fail (`status:500`) or to reset the connection (`reset`).
 *
 * Works with Vite's `middlewares.use` and a plain `node:http` server. Other requests are passed to `next`, as are
 * errors that the sender did not cause.
 */
export function inboxMiddleware({ directory, base, token }: InboxOptions) {
  const root = `${base}${inboxFolder}`;
  const secretAddress = `${root}${token}/`;
  let behaviour = 'normal';

  async function receive(request: Request, form: FormKind): Promise<Response> {
    const [kind, number] = behaviour.split(':');
    if (kind === 'reset') request.socket.resetAndDestroy();
    if (kind === 'reset' || kind === 'status')
      throw refusal(Number(number ?? 500), 'The inbox is set to fail');
    await saveSubmission(directory, form, await readForm(request));
    if (kind === 'slow') await wait(Number(number), undefined, { ref: false });
    return wantsJson(request) ? json({ success: true }) : thanksPage(form, base);
  }

  async function show(request: Request, id: string): Promise<Response> {
    const submissions = await listSubmissions(directory);
    const name = submissions.find((submission) => submission.id === id)?.file?.originalName;
    if (name !== undefined) return download(name, await readSubmittedFile(directory, id, name));
    if (id) throw refusal(404, 'There is no such file in the inbox');
    return wantsJson(request) ? json(submissions) : submissionsPage(submissions, behaviour, secretAddress);
  }

  async function respond(request: Request, address: string): Promise<Response> {
    requireLocal(request);
    const isPost = request.method === 'POST';
    const form = formKinds.find((kind) => address === root + kind);
    if (form && isPost) return receive(request, form);
    if (!address.startsWith(secretAddress))
      throw refusal(404, 'Open the inbox at the address that the server printed when it started');
    if (!isPost) return show(request, address.slice(secretAddress.length));
    behaviour = String((await readForm(request)).get('behave'));
    return new Response(null, { status: 303, headers: { Location: secretAddress } });
  }

  return async (request: Request, response: ServerResponse, next: (error?: unknown) => void) => {
    const [address = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    if (!address.startsWith(root)) return next();
    try {
      const answer = await respond(request, address).catch((refused: unknown) => {
        if (refused instanceof Response) return refused;
        throw refused;
      });
      // Browsers read a response only after they have uploaded the body.
      await finished(request.resume());
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
    } catch (error) {
      // After an interrupted upload, there is nobody to respond to.
      if (!request.destroyed || request.complete) next(error);
    }
  };
}
