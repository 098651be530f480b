import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright/test';
import { WebSocket } from 'ws';

/** The part of Playwright's session, with its types, that is not Playwright's own way of driving a page. */
export type Session = Pick<CDPSession, 'send' | 'on'>;

type Answer = { id: number; result: unknown; error?: { message: string } };
type Message = Partial<Answer> & { method: string; params: unknown; sessionId?: string };

/**
 * A connection to a browser by the Chrome DevTools Protocol. It changes nothing in the browser that it is not asked
 * for, while Playwright's own does, and does not know pages that are being prepared.
 */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #events = new Map<string | undefined, EventEmitter>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message: Message = JSON.parse(String(data));
      if (message.id === undefined) this.#events.get(message.sessionId)?.emit(message.method, message.params);
      else this.#waiting.get(message.id)?.(message as Answer);
    });
  }

  static async connect(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new DevTools(socket);
  }

  /** The session of a target, or the browser's own. Its commands throw with the browser's words. */
  session(sessionId?: string): Session {
    const events = this.#events.get(sessionId) ?? new EventEmitter();
    this.#events.set(sessionId, events);
    const send = (method: string, params = {}) => this.#send({ method, params, sessionId });
    return { send, on: events.on.bind(events) } as unknown as Session;
  }

  #send(command: { method: string; params: object; sessionId?: string }): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#socket.send(JSON.stringify({ id, ...command }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => {
        this.#waiting.delete(id);
        if (error) reject(new Error(`${command.method}: ${error.message}`));
        else resolve(result);
      });
    });
  }
}
