import {
  bar,
  box,
  type Drawing,
  drawOn,
  glow,
  ink,
  line,
  project,
  ring,
  shadow,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'A lens finds the page that climbs to the top step';

const steps = [
  [-112, 22, 'mist'],
  [-72, 38, 'paper'],
  [-32, 56, 'mist'],
  [8, 78, 'steel'],
  [48, 106, 'lit'],
] as const;

function ranking(drawing: Drawing): void {
  for (const [x, height, material] of steps) {
    if (material === 'lit') glow(drawing, [x + 17, -84, 0], 46, 0.7);
    box(drawing, { at: [x, -104, 0], size: [34, 44, height], material, radius: 7 });
  }
  const overTheTops = steps.map(([x, height]) => [x + 17, -82, height + 2] as const);
  line(drawing, { colour: ink.dark, width: 2.6, dash: '1 7' }, ...overTheTops);
}

/** The lens is drawn flat, as if held up to the reader. */
function lens(drawing: Drawing): void {
  const [x, y] = project([70, 44, 48]);
  const handle = bar(-8, 36, 17, 62, '#091E3E', 8) + bar(-8, 36, 8, 62, '#1F477F', 4);
  const glass = `<circle r="43" fill="#BFE9F8" opacity=".62"/>${ring(0, 0, 43, ink.dark, 11)}`;
  const shine =
    stroke('M-41-14A43 43 0 0 1 14-41', '#4F76AC', 3.4) + stroke('M-25-8A26 26 0 0 1-4-26', ink.white, 5);
  const rise = stroke('M-16 17-4 4 5 11 20-8M20-8h-9M20-8v9', ink.lit, 5);
  drawing.add(
    `<g transform="translate(${x.toFixed(1)} ${y})"><g transform="rotate(-28)">${handle}</g>${glass}${shine}${rise}</g>`,
  );
}

/** A lens is held over search results; behind, steps climb to the first place, which is lit. */
export function draw(drawing: Drawing): void {
  ranking(drawing);
  const search = box(drawing, { at: [-104, -18, 0], size: [110, 26, 10], material: 'paper', radius: 12 });
  drawOn(drawing, search.top, ring(14, 13, 5, ink.lit, 2.6) + bar(28, 10, 52, 6, ink.greySoft));

  const results = box(drawing, { at: [-104, 20, 0], size: [110, 88, 8], material: 'paper', radius: 11 });
  const first =
    bar(14, 12, 50, 6, ink.lit) + bar(14, 24, 80, 4.5, ink.greySoft) + bar(14, 34, 66, 4.5, ink.greySoft);
  drawOn(drawing, results.top, first + bar(14, 48, 44, 6, ink.dark) + bar(14, 59, 72, 4.5, ink.greySoft));

  drawing.addLit([-21, 4.6, 0], () => {
    shadow(drawing, { at: [44, 40, 0], width: 70, depth: 16, radius: 8, height: 50 });
    lens(drawing);
  });
}
