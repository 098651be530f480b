import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { formKinds, inboxFolder } from '#shared/forms/forms.ts';
import { readForm, refusal, requireLocal } from './requests.ts';
import { download, json, submissionsPage, thanksPage } from './responses.ts';
import { listSubmissions, readSubmittedFile, saveSubmission } from './store.ts';

type InboxOptions = { directory: string; base: string; token: string };

type Request = IncomingMessage & { originalUrl?: string };

/** Accepts the site's forms in place of a form service and shows them at a secret address. */
export function inboxMiddleware({ directory, base, token }: InboxOptions) {
  const root = `${base}${inboxFolder}`;
  const secretAddress = `${root}${token}/`;

  async function respond(request: Request, address: string): Promise<Response> {
    requireLocal(request);
    // The site's script asks for JSON; a form that the browser posts asks for a page.
    const wantsJson = request.headers.accept?.includes('application/json');
    const form = formKinds.find((kind) => address === root + kind);
    if (form && request.method === 'POST') {
      await saveSubmission(directory, form, await readForm(request));
      return wantsJson ? json({ success: true }) : thanksPage(form, base);
    }
    if (!address.startsWith(secretAddress))
      throw refusal(404, 'Open the inbox at the address that the server printed when it started');
    const submissions = await listSubmissions(directory);
    const id = address.slice(secretAddress.length);
    if (!id) return wantsJson ? json(submissions) : submissionsPage(submissions, secretAddress);
    const name = submissions.find((submission) => submission.id === id)?.file?.originalName;
    if (name === undefined) throw refusal(404, 'There is no such file in the inbox');
    return download(name, await readSubmittedFile(directory, id, name));
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
