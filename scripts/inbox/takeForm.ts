import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FormKind } from '../../shared/forms/fields.ts';
import { ownHoneypot } from '../../shared/forms/resolveFormService.ts';
import { ownReferrer, requireLocalOrigin } from './access.ts';
import { type Behaviour, parseBehaviour } from './behaviour.ts';
import { InboxError } from './InboxError.ts';
import { thanksPage } from './pages.ts';
import { parseForm, readBody } from './receive.ts';
import { sendJson, sendPage, wantsJson } from './respond.ts';
import { saveSubmission } from './store.ts';

type Inbox = { directory: string; base: string; behaviour: Behaviour };

/** The behaviour that a request asks for by header or query; otherwise the inbox's own. */
function behaviourFor(request: IncomingMessage, query: URLSearchParams, usual: Behaviour): Behaviour {
  const text = request.headers['x-inbox-behave']?.toString() ?? query.get('behave');
  if (text === null) return usual;
  const behaviour = parseBehaviour(text);
  if (!behaviour) throw new InboxError(400, `The inbox knows no behaviour "${text}"`);
  return behaviour;
}

async function keep(request: IncomingMessage, directory: string, kind: FormKind): Promise<void> {
  const received = await parseForm(request.headers, await readBody(request));
  if (received.fields.length === 0 && !received.file) throw new InboxError(400, 'The form is empty');
  if (received.fields.some(([name, value]) => name === ownHoneypot.name && value !== ''))
    throw new InboxError(422, `A robot has filled in this form: "${ownHoneypot.name}" must stay empty`);
  // Scripts read this from a file field by mistake; no person enters it.
  if (received.fields.some(([, value]) => /^C:\\fakepath\\/i.test(value)))
    throw new InboxError(400, 'The form names a file without sending it');
  const { accept = '', 'content-type': contentType = '' } = request.headers;
  await saveSubmission(directory, kind, received, { accept, contentType });
}

/** Simulates a behaviour that stores nothing. The body is read first, so that browsers see the response. */
async function fail(request: IncomingMessage, response: ServerResponse, behaviour: Behaviour): Promise<void> {
  await readBody(request);
  switch (behaviour.kind) {
    case 'status':
      throw new InboxError(behaviour.status, 'The inbox is set to fail');
    case 'refuse':
      return sendJson(response, 200, {
        success: 'false',
        message: 'This form needs Activation: open the link in the message that was sent to its mailbox.',
      });
    case 'reset':
      request.socket.resetAndDestroy();
  }
}

/**
 * Accepts a form that was sent to the inbox.
 * @throws InboxError for invalid forms, or the stream's error if an upload is interrupted
 */
export async function takeForm(
  request: IncomingMessage,
  response: ServerResponse,
  kind: FormKind,
  query: URLSearchParams,
  inbox: Inbox,
): Promise<void> {
  requireLocalOrigin(request);
  const behaviour = behaviourFor(request, query, inbox.behaviour);
  if (!['normal', 'slow', 'html'].includes(behaviour.kind)) return fail(request, response, behaviour);

  await keep(request, inbox.directory, kind);
  if (behaviour.kind === 'slow') await wait(behaviour.milliseconds, undefined, { ref: false });
  if (wantsJson(request) && behaviour.kind !== 'html') return sendJson(response, 200, { success: true });
  sendPage(response, 200, thanksPage(kind, ownReferrer(request) ?? inbox.base));
}
