import {
  bar,
  box,
  cylinder,
  type Drawing,
  dot,
  dotted,
  drawOn,
  ink,
  line,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'Three layers, data, logic and interface, work as one';

/** Guides from one layer to the next, at the three corners that are seen. */
function joinLayers(drawing: Drawing, from: number, to: number): void {
  for (const [x, y] of [
    [-76, 76],
    [76, -76],
    [76, 76],
  ] as const) {
    line(drawing, { dash: dotted, width: 2.2 }, [x, y, from], [x, y, to]);
  }
}

function layer(drawing: Drawing, height: number, thickness: number, material: 'steel' | 'lit' | 'paper') {
  return box(drawing, { at: [-88, -88, height], size: [176, 176, thickness], material, radius: 22 }).top;
}

function circuit(): string {
  const tracks = 'M24 60h40l24 24h64M24 116h56l20-20M60 24v36M120 152v-44M116 24v36h36';
  const ends = [
    [24, 60],
    [24, 116],
    [60, 24],
    [152, 84],
    [120, 152],
    [116, 24],
    [152, 60],
  ] as const;
  return stroke(tracks, '#BDEBFB', 3) + ends.map(([x, y]) => dot(x, y, 5, ink.white)).join('');
}

function page(): string {
  const header = bar(20, 20, 136, 18, ink.dark, 6) + bar(28, 26, 20, 6, ink.onNavyStrong);
  const picture = bar(20, 50, 64, 50, '#E4EDF6', 8);
  const text = bar(96, 50, 60, 8, ink.grey) + bar(96, 66, 46, 6, ink.greySoft) + bar(96, 80, 30, 14, ink.lit);
  const cards = [20, 68, 116].map((x) => bar(x, 114, 40, 40, ink.field, 8)).join('');
  return header + picture + text + cards;
}

/** Three layers float above each other, joined at their corners: data below, lit logic, the interface on top. */
export function draw(drawing: Drawing): void {
  layer(drawing, 0, 12, 'steel');
  cylinder(drawing, { at: [-36, -36, 12], radius: 25, height: 22, material: 'navy' });
  cylinder(drawing, { at: [42, -42, 12], radius: 20, height: 14, material: 'mist' });
  cylinder(drawing, { at: [-42, 42, 12], radius: 20, height: 14, material: 'mist' });
  cylinder(drawing, { at: [36, 36, 12], radius: 25, height: 22, material: 'navy' });
  joinLayers(drawing, 12, 64);

  drawing.addLit([0, 0, 12], () => {
    drawOn(drawing, layer(drawing, 52, 12, 'lit'), circuit());
    const core = box(drawing, { at: [-24, -24, 64], size: [48, 48, 10], material: 'paper', radius: 9 });
    drawOn(drawing, core.top, bar(12, 12, 24, 24, ink.lit, 5));
    joinLayers(drawing, 64, 112);

    drawOn(drawing, layer(drawing, 106, 10, 'paper'), page());
  });
}
