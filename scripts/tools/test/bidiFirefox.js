#!/usr/bin/env node
/*
 * Starts the system's Firefox, at FIREFOX_PATH, in place of a browser that Playwright drives over WebDriver BiDi.
 * Relays their messages, and acknowledges the one command that Playwright 1.65 requires and Firefox up to 153 does not
 * support.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const dispensable = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));

/** Relays messages between Playwright and the browser until one of them disconnects. */
function connect(playwright, browserAddress) {
  const browser = new WebSocket(browserAddress);
  const isOpen = once(browser, 'open');
  const dispensableIds = new Set();
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(data);
    if (method === dispensable) dispensableIds.add(id);
    await isOpen;
    browser.send(String(data));
  });
  browser.on('message', (data) => {
    const { id, error } = JSON.parse(data);
    const isForgiven = dispensableIds.delete(id) && error === 'unknown command';
    playwright.send(isForgiven ? JSON.stringify({ type: 'success', id, result: {} }) : String(data));
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = line.match(/^WebDriver BiDi listening on (ws:\S+)/) ?? [];
  if (!address) return console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => connect(playwright, address + url));
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
});
