import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { round } from '../round.ts';
import { type Point2, type Point3, project } from './projection.ts';
import { type Stop, stopElements } from './stops.ts';

/** Shows all but the lit part at `#rest`, and it alone at `#part`. Opacity is what browsers change most cheaply. */
const litStyle =
  '<style id="part">#rest:target~#lit,#part:target~:not(#lit){opacity:0}</style>';

/** A picture in the making. What is added later covers what was added before, so draw from back to front. */
export class Drawing {
  #definitions = new Map<string, string>();
  #shapes: string[] = [];
  #litMove: Point3 | undefined;

  /** Puts SVG elements, in the picture's own units, on top of what is there. */
  add(svg: string): void {
    this.#shapes.push(svg);
  }

  /**
   * Draws the lit part as a group of its own, which pages move by itself: there and back, in the units of the world.
   * Nothing that is drawn later may touch it on its way.
   */
  addLit(move: Point3, draw: () => void): void {
    this.#litMove = move;
    this.#shapes = ['<g id="below">', ...this.#shapes, '</g><g id="lit">'];
    draw();
    this.add('</g><g id="above">');
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

  /**
   * The finished file. The title is read out by screen readers; the view box is "left top width height". With a lit
   * part, `#rest` at the end of the file's address shows all but it, `#part` it alone, and `data-lit` says how far it
   * moves, in shares of the picture's width and height.
   */
  toSvg(title: string, viewBox: string): string {
    const definitions = [...this.#definitions].map(([element, id]) => element.replace(' ', ` id="${id}" `));
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img"${this.#litAttribute(viewBox)}>`,
      `<title>${escapeHtml(title)}</title>`,
      `<defs${this.#litMove ? ' id="rest"' : ''}>${definitions.map((definition) => `<${definition}`).join('')}</defs>`,
      ...(this.#litMove ? [litStyle, ...this.#shapes, '</g>'] : this.#shapes),
      '</svg>\n',
    ].join('');
  }

  #litAttribute(viewBox: string): string {
    if (!this.#litMove) return '';
    const [, , width, height] = viewBox.split(' ').map(Number);
    const [x, y] = project(this.#litMove);
    return ` data-lit="${round((x / width!) * 100, 0)}% ${round((y / height!) * 100, 0)}%"`;
  }
}
