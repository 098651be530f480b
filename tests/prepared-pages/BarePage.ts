import { isAbortedFade } from '../support/isAbortedFade.ts';
import type { Session } from './DevTools.ts';

/** A page of a bare browser, one that is shown or one that is being prepared. */
export class BarePage {
  /** Addresses that the page has asked for. */
  readonly requests: string[] = [];
  /** Errors that the page has thrown. */
  readonly errors: string[] = [];

  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    session.on('Network.requestWillBeSent', ({ request }) => this.requests.push(request.url));
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
      const error = exception?.description ?? text;
      if (!isAbortedFade(error)) this.errors.push(error);
    });
  }

  /** Runs a function in the page that refers to nothing around it. */
  async evaluate<Result, Parameter = undefined>(
    run: (parameter: Parameter) => Result,
    parameter?: Parameter,
  ): Promise<Result> {
    const expression = `(${run})(${JSON.stringify(parameter)})`;
    const { result, exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  goTo(url: string) {
    return this.#session.send('Page.navigate', { url });
  }

  saveData() {
    return this.#session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  }

  /** Moves the mouse onto the first visible element that a selector finds. */
  async hover(selector: string) {
    const point = await this.evaluate((selector) => {
      const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
    await this.#mouse('mouseMoved', point);
    return point;
  }

  async click(selector: string): Promise<void> {
    const point = await this.hover(selector);
    await this.#mouse('mousePressed', point);
    await this.#mouse('mouseReleased', point);
  }

  /** Follows a link by the keyboard alone. */
  async pressEnterAt(selector: string): Promise<void> {
    await this.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), selector);
    const key = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
    for (const type of ['keyDown', 'keyUp'] as const)
      await this.#session.send('Input.dispatchKeyEvent', { type, ...key });
  }

  #mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', point: { x: number; y: number }) {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    return this.#session.send('Input.dispatchMouseEvent', { type, ...point, button, clickCount: 1 });
  }
}
