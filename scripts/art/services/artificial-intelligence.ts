import { box, type Drawing, dot, dotted, drawOn, glow, ink, line, sphere, stroke } from '../isometric/kit.ts';

export const sentence = 'A processor thinks with a lit core';

/** The tracks on the plate: grey ones on all four sides, four lit ones that end in a point. */
function tracks(): string {
  const pins = [-48, -24, 0, 24, 48].map((k) => `M${k} -66V-104M${k} 66V104M-66 ${k}H-104M66 ${k}H104`);
  const bends = 'M-48-104v-14h-40M48 104v14h36M-104 48h-12v40M104-24h14v-50';
  const ends = [
    [24, 112],
    [-116, -24],
    [118, 0],
    [0, -116],
  ] as const;
  return [
    `<path d="${pins.join('')}${bends}" fill="none" stroke="#8FA4C2" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="M24 66v44M-66-24h-50M66 0h52M0-66v-50" stroke="${ink.lit}" stroke-width="4"/>`,
    ...ends.map(([x, y]) => dot(x, y, 6, ink.lit)),
  ].join('');
}

function chipMarks(): string {
  const frame = `<rect x="12" y="12" width="120" height="120" rx="10" fill="none" stroke="${ink.onNavy}" stroke-width="2"/>`;
  const screws = [
    [24, 24],
    [120, 24],
    [24, 120],
  ] as const;
  return frame + screws.map(([x, y]) => dot(x, y, 3.5, ink.onNavy)).join('');
}

/** Five nodes joined to a small network. */
function network(): string {
  const links = 'M17 18 34 34 17 50M51 18 34 34 51 50M17 18V50M51 18V50M17 18 51 18M17 50 51 50';
  const nodes = [
    [17, 18],
    [51, 18],
    [34, 34],
    [17, 50],
    [51, 50],
  ] as const;
  return stroke(links, ink.white, 2.6) + nodes.map(([x, y]) => dot(x, y, 5.4, ink.white)).join('');
}

/** A processor with a lit core lies on its tracks; ideas rise from the core. */
export function draw(drawing: Drawing): void {
  drawOn(drawing, { origin: [0, 0, 1], facing: 'top' }, tracks());
  const chip = box(drawing, {
    at: [-72, -72, 2],
    size: [144, 144, 18],
    material: 'navy',
    radius: 16,
    hasShadow: true,
  });
  drawOn(drawing, chip.top, chipMarks());
  box(drawing, { at: [-46, -46, 20], size: [92, 92, 10], material: 'steel', radius: 12 });

  glow(drawing, [0, 0, 30], 66, 0.8);
  const core = box(drawing, { at: [-34, -34, 30], size: [68, 68, 20], material: 'lit', radius: 11 });
  drawOn(drawing, core.top, network());

  const ideas = [
    [-18, -18, 86, 'paper'],
    [22, -6, 104, 'lit'],
    [-4, 24, 74, 'paper'],
  ] as const;
  for (const [x, y, z, material] of ideas) {
    line(drawing, { dash: dotted, width: 1.8 }, [x, y, 52], [x, y, z - 6]);
    sphere(drawing, [x, y, z], 7, material);
  }
}
