import {
  bar,
  box,
  type Drawing,
  dot,
  drawOn,
  glow,
  ink,
  line,
  panel,
  shape,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'A patient record passes from the bedside to the ward board';

const heartbeat = 'h12l5-9 9 22 9-36 8 30 5-7h12';

function wardBoard(): string {
  const rows = [36, 55, 74].map(
    (y, row) =>
      dot(20, y + 3, 5.5, row === 1 ? ink.dark : ink.greySoft) +
      bar(34, y, [54, 62, 46][row]!, 6, ink.grey) +
      bar(110, y, 26, 6, ink.greySoft),
  );
  return bar(14, 13, 52, 8, ink.dark) + rows.join('');
}

function record(): string {
  const patient = dot(22, 21, 8.5, ink.white) + shape('M7 43a15 13 0 0 1 30 0z', ink.white);
  const name = bar(48, 16, 44, 6, ink.white) + bar(48, 29, 32, 5, ink.onLit);
  return patient + name + stroke(`M13 63h10${heartbeat}h14`, ink.white, 4.5);
}

function bed(drawing: Drawing): void {
  box(drawing, { at: [-116, 18, 0], size: [62, 104, 14], material: 'mist', radius: 10 });
  box(drawing, { at: [-112, 22, 14], size: [54, 96, 9], material: 'paper', radius: 10 });
  box(drawing, { at: [-105, 28, 23], size: [40, 20, 7], material: 'paper', radius: 8 });
  box(drawing, { at: [-113, 58, 22], size: [56, 58, 5], material: 'steel', radius: 8 });
}

/** A bed and its screen on the left, the ward's board at the back; the patient's record is on its way between them. */
export function draw(drawing: Drawing): void {
  const board = panel(drawing, {
    facing: 'left',
    at: [-34, -108, 0],
    width: 150,
    height: 98,
    thickness: 10,
    material: 'paper',
    radius: 11,
  });
  drawOn(drawing, board, wardBoard());

  box(drawing, { at: [-116, -46, 0], size: [66, 34, 26], material: 'mist', radius: 8 });
  const screen = panel(drawing, {
    facing: 'left',
    at: [-112, -32, 26],
    width: 58,
    height: 48,
    thickness: 8,
    material: 'navy',
    radius: 8,
  });
  drawOn(drawing, screen, stroke('M7 26h6l4-6 6 14 6-22 6 18 3-4h12', ink.onNavyStrong, 3));
  bed(drawing);

  line(drawing, { width: 3.5 }, [-48, -28, 1], [42, -28, 1], [42, -96, 1]);
  line(drawing, { width: 3.5 }, [42, -28, 1], [42, 26, 1]);
  glow(drawing, [40, 34, 0], 80, 0.5);
  const card = panel(drawing, {
    facing: 'left',
    at: [-14, 22, 0],
    width: 110,
    height: 82,
    thickness: 10,
    material: 'lit',
    radius: 11,
  });
  drawOn(drawing, card, record());

  const kit = box(drawing, { at: [22, 76, 0], size: [50, 40, 20], material: 'paper', radius: 9 });
  drawOn(drawing, kit.top, stroke('M25 10v20M15 20h20', ink.dark, 7));
}
