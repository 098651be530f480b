import type { ServerResponse } from 'node:http';
import type { Connect, PreviewServer, ViteDevServer } from 'vite';

const message =
  'This server does not answer to the host name of this request. Start it with that name in ALLOWED_HOST, such as ALLOWED_HOST=preview.example.com npm run preview\n';

/** Replaces Vite's answer to a request for another host name, which names a setting in a file that is not there. */
const replaceAnswer: Connect.NextHandleFunction = (_request, response: ServerResponse, next) => {
  const end = response.end.bind(response);
  response.end = ((body?: unknown, ...others: never[]) => {
    const isViteAnswer = response.statusCode === 403 && String(body).includes('allowedHosts');
    return end(isViteAnswer ? message : (body as string), ...others);
  }) as typeof response.end;
  next();
};

/** Says how a server's host names are allowed here. The check itself is Vite's, and comes before any plugin's. */
export function explainHosts({ middlewares }: ViteDevServer | PreviewServer): void {
  middlewares.stack.unshift({ route: '', handle: replaceAnswer });
}
