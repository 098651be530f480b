import { outlineText } from '../outlineText.ts';
import type { Picture } from '../Picture.ts';

/** A made-up partner: a sign in a square of 36, and how its name is set. */
type Partner = { sign: string; weight: number; tracking: number; isUpperCase?: boolean };

const grey = '#4E4D58';

const partners: Partner[] = [
  { sign: '<path d="M4 30 18 4l14 26h-9l-5-10-5 10z"/>', weight: 600, tracking: -0.02 },
  {
    sign: '<circle cx="12" cy="18" r="10"/><path d="M24 8a10 10 0 0 1 0 20z"/>',
    weight: 300,
    tracking: 0.02,
  },
  {
    sign: '<path d="M4 6h12v12H4zM20 6a12 12 0 0 1 12 12H20zM4 22h12v8a12 12 0 0 1-12-8zM20 22h12v8H20z"/>',
    weight: 700,
    tracking: 0.06,
    isUpperCase: true,
  },
  {
    sign: '<path d="M18 3 32 11v16L18 35 4 27V11zm0 9-6 3.5v7L18 26l6-3.5v-7z" fill-rule="evenodd"/>',
    weight: 500,
    tracking: 0,
  },
  { sign: '<path d="M3 12h30v5H3zM3 21h22v5H3z"/>', weight: 800, tracking: -0.02 },
  {
    sign: '<path d="M18 4a14 14 0 1 1 0 28 14 14 0 0 1 0-28zm0 7a7 7 0 0 0 0 14z"/>',
    weight: 400,
    tracking: 0.06,
    isUpperCase: true,
  },
  { sign: '<path d="M6 6h6v24H6zM15 12h6v18h-6zM24 18h6v12h-6z"/>', weight: 600, tracking: 0.04 },
  { sign: '<path d="M4 18 14 8v7h18v6H14v7z"/>', weight: 500, tracking: -0.03 },
  {
    sign: '<path d="M18 4l4.2 9.8L32 18l-9.8 4.2L18 32l-4.2-9.8L4 18l9.8-4.2z"/>',
    weight: 300,
    tracking: 0.06,
    isUpperCase: true,
  },
];

async function drawPartner(
  number: number,
  { sign, weight, tracking, isUpperCase }: Partner,
): Promise<string> {
  const name = `Partner ${String(number).padStart(2, '0')}`;
  const text = isUpperCase ? name.toUpperCase() : name;
  const [size, baseline] = isUpperCase ? [19, 25] : [23, 26];
  const { path, right } = await outlineText(text, { size, weight, tracking, x: 46, baseline });
  const box = `viewBox="0 0 ${Math.ceil(right + 2)} 36"`;
  const shapes = `<g fill="${grey}">${sign}<path d="${path}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${name}">${shapes}</svg>\n`;
}

/** Placeholders for the partners' logos, clearly marked and unlike any real mark. */
export function listPartnerPlaceholders(): Picture[] {
  return partners.map((partner, index) => ({
    name: `partners/partner-${index + 1}`,
    ending: 'svg',
    maxBytes: 6_000,
    draw: () => drawPartner(index + 1, partner),
  }));
}
