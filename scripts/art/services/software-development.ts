import { bar, box, type Drawing, drawOn, glow, ink, line, panel, stroke } from '../isometric/kit.ts';

export const sentence = 'A code editor puts out a finished block';

/** Lines of code as bars: left, top, width and colour. */
const code = [
  [14, 38, 34, ink.onNavyStrong],
  [52, 38, 50, ink.onNavy],
  [26, 51, 26, ink.onNavy],
  [56, 51, 62, ink.onNavy],
  [26, 64, 70, ink.lit],
  [26, 77, 40, ink.onNavy],
  [70, 77, 22, ink.onNavyStrong],
  [14, 90, 30, ink.onNavyStrong],
  [14, 103, 18, ink.onNavy],
] as const;

/** A code editor stands at the back and puts out a finished block, lit, with its brackets on top. */
export function draw(drawing: Drawing): void {
  box(drawing, { at: [-104, -100, 0], size: [70, 56, 16], material: 'mist' });
  const plan = box(drawing, { at: [-104, -100, 16], size: [70, 56, 16], material: 'paper' });
  drawOn(drawing, plan.top, bar(8, 8, 40, 4, ink.greySoft) + bar(8, 18, 26, 4, ink.greySoft));

  const editor = panel(drawing, {
    facing: 'left',
    at: [-40, -62, 0],
    width: 146,
    height: 118,
    thickness: 10,
    material: 'navy',
    radius: 10,
  });
  const buttons = [10, 20, 30].map((x) => bar(x, 11, 6, 6, '#4F76AC')).join('');
  const lines = code.map(([x, y, width, colour]) => bar(x, y, width, 5.5, colour)).join('');
  drawOn(drawing, editor, buttons + bar(0, 25, 146, 1, ink.onNavySoft, 0) + lines);

  box(drawing, { at: [-92, 0, 0], size: [56, 56, 22], material: 'steel', radius: 9 });
  box(drawing, { at: [-92, 0, 22], size: [56, 56, 22], material: 'paper', radius: 9 });

  glow(drawing, [16, 58, 0], 45);
  line(drawing, {}, [46, 44, 1], [70, 44, 1]);
  box(drawing, { at: [70, 20, 0], size: [40, 40, 14], material: 'mist' });
  drawing.addLit([0, -26, 0], () => {
    const block = box(drawing, { at: [-14, 28, 0], size: [60, 60, 40], material: 'lit', radius: 10 });
    const brackets = stroke('M23 19 12 30l11 11M37 19l11 11-11 11', ink.white, 4.5);
    drawOn(drawing, block.top, `<g transform="rotate(-45 30 30)">${brackets}</g>`);
  });
}
