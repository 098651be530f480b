import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { type FormKind, formKinds, inboxFolder } from '#shared/forms/forms.ts';
import { readForm, refusal, requireLocal } from './requests.ts';
import { download, json, submissionsPage, thanksPage } from './responses.ts';
import { listSubmissions, readSubmittedFile, saveSubmission } from './store.ts';

type InboxOptions = {
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
 * them at a secret address. Each form is confirmed once it is stored.
 *
 * Works with Vite's `middlewares.use` and a plain `node:http` server. Other requests are passed to `next`, as are
 * errors that the sender did not cause.
 */
export function inboxMiddleware({ directory, base, token }: InboxOptions) {
  const root = `${base}${inboxFolder}`;
  const secretAddress = `${root}${token}/`;

  async function receive(request: Request, form: FormKind): Promise<Response> {
    await saveSubmission(directory, form, await readForm(request));
    return wantsJson(request) ? json({ success: true }) : thanksPage(form, base);
  }

  async function show(request: Request, id: string): Promise<Response> {
    const submissions = await listSubmissions(directory);
    const name = submissions.find((submission) => submission.id === id)?.file?.originalName;
    if (name !== undefined) return download(name, await readSubmittedFile(directory, id, name));
    if (id) throw refusal(404, 'There is no such file in the inbox');
    return wantsJson(request) ? json(submissions) : submissionsPage(submissions, secretAddress);
  }

  async function respond(request: Request, address: string): Promise<Response> {
    requireLocal(request);
    const form = formKinds.find((kind) => address === root + kind);
    if (form && request.method === 'POST') return receive(request, form);
    if (!address.startsWith(secretAddress))
      throw refusal(404, 'Open the inbox at the address that the server printed when it started');
    return show(request, address.slice(secretAddress.length));
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
