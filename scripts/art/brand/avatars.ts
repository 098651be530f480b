import { type MaterialName, materials } from '../isometric/materials.ts';
import type { Picture } from '../Picture.ts';
import { round } from '../round.ts';

/** A block without light on its edges: the middle of its top, the length of its sides and its height. */
type Block = { x: number; y: number; side: number; height: number; material: MaterialName };

type Avatar = { background: string; blocks: readonly Block[] };

const avatars: Avatar[] = [
  { background: '#091E3E', blocks: [{ x: 48, y: 40, side: 30, height: 34, material: 'lit' }] },
  {
    background: '#D9F1FA',
    blocks: [
      { x: 30, y: 58, side: 20, height: 26, material: 'navy' },
      { x: 66, y: 58, side: 20, height: 26, material: 'navy' },
      { x: 48, y: 34, side: 20, height: 26, material: 'lit' },
    ],
  },
  {
    background: '#E4ECF5',
    blocks: [
      { x: 48, y: 30, side: 20, height: 60, material: 'mist' },
      { x: 24, y: 56, side: 20, height: 40, material: 'navy' },
      { x: 72, y: 60, side: 20, height: 40, material: 'lit' },
    ],
  },
  {
    background: '#0F2B55',
    blocks: [
      { x: 48, y: 66, side: 40, height: 14, material: 'navy' },
      { x: 48, y: 44, side: 28, height: 12, material: 'steel' },
      { x: 48, y: 26, side: 17, height: 12, material: 'lit' },
    ],
  },
];

function blockShapes({ x, y, side, height, material }: Block): string {
  const across = round((side * Math.sqrt(3)) / 2, 2);
  const down = side / 2;
  const { top, left, right } = materials[material];
  return [
    `<path d="M${round(x - across, 2)} ${y}v${height}l${across} ${down}v-${height}z" fill="${left}"/>`,
    `<path d="M${round(x + across, 2)} ${y}v${height}l-${across} ${down}v-${height}z" fill="${right}"/>`,
    `<path d="M${x} ${y - down}l${across} ${down}-${across} ${down}-${across}-${down}z" fill="${top[1]}"/>`,
  ].join('');
}

function drawAvatar({ background, blocks }: Avatar): string {
  const circle = '<clipPath id="circle"><circle cx="48" cy="48" r="48"/></clipPath>';
  const ground = `<rect width="96" height="96" fill="${background}"/>`;
  const shapes = `<g clip-path="url(#circle)">${ground}${blocks.map(blockShapes).join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${circle}${shapes}</svg>\n`;
}

/** Abstract placeholders for people's photographs. */
export function listAvatars(): Picture[] {
  return avatars.map((avatar, index) => ({
    name: `avatars/avatar-${index + 1}`,
    ending: 'svg',
    maxBytes: 2_000,
    draw: async () => drawAvatar(avatar),
  }));
}
