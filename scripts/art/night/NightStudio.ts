import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { findBrowser } from '../../lib/findBrowser.ts';
import type { Format } from './photograph/Shot.ts';

const projectFolder = path.resolve(import.meta.dirname, '../../..');

/** WebGL in software: pictures come out the same on every machine, with or without a graphics card. */
const softwareGraphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A busy machine needs more than the usual half minute to compile a scene's modules. */
const loadTimeout = 180_000;

async function startServer(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: projectFolder,
    cacheDir: path.join(tmpdir(), 'night-scenes'),
    logLevel: 'error',
    server: { hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return server.listen();
}

/** Draws night scenes in a headless browser, which starts with the first of them. */
export class NightStudio {
  #server: ViteDevServer | undefined;
  #browser: Browser | undefined;

  /**
   * Draws a scene by its name, the hero's at a moment of its loop, 0 to 1; returns a PNG. A picture takes half a minute
   * or more.
   * @throws UserError when there is no browser
   */
  async draw(scene: string, format: Format, moment = 0): Promise<Buffer> {
    this.#server ??= await startServer();
    this.#browser ??= await chromium.launch({ executablePath: findBrowser(), args: softwareGraphics });
    const page = await this.#browser.newPage();
    page.setDefaultTimeout(loadTimeout);
    await page.goto(new URL('scripts/art/night/page.html', this.#server.resolvedUrls!.local[0]).href);
    await page.waitForFunction('window.drawScene');
    const address = await page.evaluate((args) => window.drawScene(...args), [scene, format, moment] as [
      string,
      Format,
      number,
    ]);
    await page.close();
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  }

  /** Ends the browser and the server, if they run. */
  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.close();
  }
}
