import { parse } from 'node-html-parser';
import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { CliError } from '../../lib/CliError.ts';
import { round } from '../../lib/round.ts';
import { outlineText } from './outlineText.ts';

/** Height at which the name is set. A mark of another height is scaled to it. */
const height = 41;

/**
 * A logo: the mark with the company's name to its right, as SVG.
 * @param mark an SVG whose viewBox starts at 0 0
 * @throws CliError for a mark without a viewBox
 */
export async function drawLogo(mark: string, name: string, colour: string): Promise<string> {
  const svg = parse(mark).querySelector('svg[viewBox]');
  if (!svg) throw new CliError('A mark has no viewBox: export it with one, such as viewBox="0 0 36 41"');
  const [, , markWidth, markHeight] = svg
    .getAttribute('viewBox')!
    .split(/[\s,]+/)
    .map(Number);
  const scale = height / markHeight!;
  const shapes =
    scale === 1 ? svg.innerHTML : `<g transform="scale(${round(scale, 4)})">${svg.innerHTML}</g>`;
  const style = { size: 29, weight: 600, tracking: -0.02, x: round(markWidth! * scale) + 11, baseline: 30.4 };
  const { path, right } = await outlineText(name, style);
  const box = `viewBox="0 0 ${Math.ceil(right + 1)} ${height}"`;
  const label = `role="img" aria-label="${escapeHtml(name)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${label}>${shapes}<path d="${path}" fill="${colour}"/></svg>\n`;
}
