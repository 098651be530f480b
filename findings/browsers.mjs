import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

/** How each browser is started, with a profile in the folder of the run. */
const browsers = {
  chromium: [
    process.env.CHROMIUM_PATH,
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${process.cwd()}/chromium`,
  ],
  firefox: [process.env.FIREFOX_PATH, '--headless', '--no-remote', '--profile', process.cwd()],
};

/**
 * Opens a server's first page in a browser.
 * @param browser `chromium` or `firefox`
 * @param answer responds to a request; what it sends is HTML unless it says otherwise
 * @returns what the page posts to /seen, read as JSON
 */
export async function seenIn(browser, answer) {
  let report;
  const reported = new Promise((resolve) => {
    report = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url === '/seen') request.on('data', (data) => report(JSON.parse(data)));
    response.setHeader('Content-Type', 'text/html');
    answer(request, response);
  }).listen(0);
  const [program, ...options] = browsers[browser];
  const child = spawn(program, [...options, `http://localhost:${server.address().port}/`], {
    stdio: 'ignore',
  });
  const seen = await reported;
  child.kill();
  server.close();
  server.closeAllConnections();
  return seen;
}
