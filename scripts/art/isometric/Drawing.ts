import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { round } from '../round.ts';
import type { Point2 } from './projection.ts';
import { type Stop, stopElements } from './stops.ts';

/** A picture in the making. What is added later covers what was added before, so draw from back to front. */
export class Drawing {
  #definitions = new Map<string, string>();
  #shapes: string[] = [];

  /** Puts SVG elements, in the picture's own units, on top of what is there. */
  add(svg: string): void {
    this.#shapes.push(svg);
  }

  /** Keeps a gradient or filter, equal ones once, and returns the reference to it: "url(#g0)". */
  define(tag: string, attributes: string, children: string): string {
    const content = ` ${attributes}>${children}</${tag}>`;
    const id = this.#definitions.get(`${tag}${content}`) ?? `g${this.#definitions.size}`;
    this.#definitions.set(`${tag}${content}`, id);
    return `url(#${id})`;
  }

  /** A gradient from the top to the bottom of the shape that it fills. */
  gradientDown(from: string, to: string): string {
    const stops = stopElements([
      [0, from],
      [1, to],
    ]);
    return this.define('linearGradient', 'x2="0" y2="1"', stops);
  }

  /** A gradient from the left to the right edge of the shape that it fills. */
  gradientAcross(stops: readonly Stop[]): string {
    return this.define('linearGradient', '', stopElements(stops));
  }

  /** A gradient from one point of the picture to another. */
  gradientBetween([x1, y1]: Point2, [x2, y2]: Point2, stops: readonly Stop[]): string {
    const line = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
    return this.define('linearGradient', `gradientUnits="userSpaceOnUse" ${line}`, stopElements(stops));
  }

  /** A round gradient; centre and radius are shares of the box around the shape that it fills. */
  gradientAround([x, y]: Point2, radius: number, stops: readonly Stop[]): string {
    return this.define(
      'radialGradient',
      `cx="${round(x * 100)}%" cy="${round(y * 100)}%" r="${round(radius * 100)}%"`,
      stopElements(stops),
    );
  }

  /** The finished file. The title is read out by screen readers; the view box is "left top width height". */
  toSvg(title: string, viewBox: string): string {
    const definitions = [...this.#definitions].map(([element, id]) => element.replace(' ', ` id="${id}" `));
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img">`,
      `<title>${escapeHtml(title)}</title>`,
      `<defs>${definitions.map((definition) => `<${definition}`).join('')}</defs>`,
      ...this.#shapes,
      '</svg>\n',
    ].join('');
  }
}
