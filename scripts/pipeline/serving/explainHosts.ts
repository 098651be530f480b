import type { ServerResponse } from 'node:http';
import type { Connect, PreviewServer, ViteDevServer } from 'vite';

const message =
  'This server does not accept the host name of this request. Start it with that name in ALLOWED_HOST, for example: ALLOWED_HOST=preview.example.com npm run preview\n';

/** Replaces Vite's response to a request for another host name, whose advice does not apply to this project. */
const replaceAnswer: Connect.NextHandleFunction = (_request, response: ServerResponse, next) => {
  const end = response.end.bind(response);
  response.end = ((body?: unknown, ...others: never[]) => {
    const isViteAnswer = response.statusCode === 403 && String(body).includes('allowedHosts');
    return end(isViteAnswer ? message : (body as string), ...others);
  }) as typeof response.end;
  next();
};

/** Makes a server explain how to allow a host name. The check itself is Vite's, and runs before any plugin's. */
export function explainHosts({ middlewares }: ViteDevServer | PreviewServer): void {
  middlewares.stack.unshift({ route: '', handle: replaceAnswer });
}
